'use client';

import type { MouseEvent } from 'react';
import { strings } from '@/data/strings';
import { TrustedHtml } from './trusted-html';
import { useCopy } from './use-copy';

/** How long a button shows that the code was copied, in milliseconds. */
const NOTICE = 2000;

interface RenderedMarkdownProps {
  /** HTML from `renderMarkdown` (lib/markdown/render.ts). */
  html: string;
  className?: string;
}

/** Rendered Markdown, whose code blocks can be copied. */
export function RenderedMarkdown({ html, className }: RenderedMarkdownProps) {
  const { status, copy } = useCopy();

  async function copyCode(button: Element) {
    const code = button.closest('figure')?.querySelector('code');
    if (!code) return;
    button.textContent = await copy(runnableCode(code), code);
    setTimeout(() => (button.textContent = strings.markdown.copy), NOTICE);
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    const button = (event.target as Element).closest('.copy-code');
    if (button) void copyCode(button);
  }

  return (
    <>
      <TrustedHtml html={html} className={className} role="presentation" onClick={onClick} />
      <p role="status" className="sr-only">
        {status}
      </p>
    </>
  );
}

/** The code without lines that are marked as removed, and without trailing spaces. */
function runnableCode(code: Element): string {
  const copy = code.cloneNode(true) as Element;
  for (const line of copy.querySelectorAll('.diff.remove')) {
    line.nextSibling?.remove();
    line.remove();
  }
  return copy.textContent.replace(/[ \t]+$/gm, '');
}
