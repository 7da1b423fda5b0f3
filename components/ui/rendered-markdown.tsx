'use client';

import { useRef, type MouseEvent } from 'react';
import { strings } from '@/data/strings';
import { TrustedHtml } from './trusted-html';
import { useCopy } from './use-copy';

/** How long a button shows that the code was copied, in milliseconds. */
const NOTICE = 2000;

interface RenderedMarkdownProps {
  /** HTML from `renderMarkdown` (lib/markdown/render.ts). */
  html: string;
  className?: string;
  /** BCP 47 tag, if it is not that of the site. */
  lang?: string | undefined;
}

/** Rendered Markdown, whose code blocks can be copied. */
export function RenderedMarkdown({ html, className, lang }: RenderedMarkdownProps) {
  const { status, copy } = useCopy();
  const timers = useRef(new WeakMap<Element, number>());

  async function copyCode(button: Element) {
    const code = button.closest('figure')?.querySelector('code');
    if (!code) return;
    button.textContent = await copy(runnableCode(code), code);
    clearTimeout(timers.current.get(button));
    const reset = () => (button.textContent = strings.markdown.copy);
    timers.current.set(button, window.setTimeout(reset, NOTICE));
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    const button = (event.target as Element).closest('.copy-code');
    if (button) void copyCode(button);
  }

  return (
    <>
      <TrustedHtml
        html={html}
        className={className}
        lang={lang}
        role="presentation"
        onClick={onClick}
      />
      <p role="status" className="sr-only">
        {status}
      </p>
    </>
  );
}

/**
 * The code that a reader would run: without removed lines, without the signs of a diff, and without trailing spaces.
 * Patches with lines of `@@` stay whole.
 */
function runnableCode(code: Element): string {
  const copy = code.cloneNode(true) as Element;
  const isPatch = /^@@/m.test(copy.textContent);
  const isDiff = !isPatch && copy.querySelector('.t-inserted, .t-deleted') !== null;
  for (const line of copy.querySelectorAll('.line')) {
    const isRemoved = line.matches('.diff.remove') || (isDiff && line.querySelector('.t-deleted'));
    if (!isRemoved) continue;
    if (line.nextSibling?.nodeValue?.startsWith('\n')) {
      line.nextSibling.nodeValue = line.nextSibling.nodeValue.slice(1);
    }
    line.remove();
  }
  const text = copy.textContent.replace(/(?<![ \t])[ \t]+$/gm, '');
  if (!isDiff) return text;
  const hasSpaceAfterSigns = !/^[+ ][^ \n]/m.test(text);
  return text.replace(hasSpaceAfterSigns ? /^[+ ] ?/gm : /^[+ ]/gm, '');
}
