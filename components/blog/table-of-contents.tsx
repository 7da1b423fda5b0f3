'use client';

import { useEffect, useState } from 'react';
import { strings } from '@/data/strings';
import type { OutlineEntry } from '@/lib/markdown/types';

/** Articles with fewer headings get no table of contents. */
const MIN_HEADINGS = 3;

/**
 * Links to the headings of a long article: folded above its text, and on wide screens beside it, where the heading that
 * is read is marked (app/styles/prose.css).
 */
export function TableOfContents({ outline }: { outline: readonly OutlineEntry[] }) {
  const current = useCurrentHeading(outline);
  if (outline.length < MIN_HEADINGS) return null;
  return (
    <nav
      id="contents"
      aria-label={strings.article.contents}
      className="article-contents wrap-anywhere border-line max-xl:mb-8 max-xl:border-y max-xl:py-3"
    >
      <details className="xl:sticky xl:top-24 xl:border-s xl:border-line xl:ps-5">
        <summary className="cursor-pointer font-caption text-caption text-muted">
          {strings.article.contents}
        </summary>
        <ol className="mt-2 text-small/relaxed">
          {outline.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                dir="auto"
                aria-current={id === current ? 'location' : undefined}
                className="block py-1 hover:text-accent hover:underline"
              >
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** The last heading that was scrolled to the upper third of the window. */
function useCurrentHeading(outline: readonly OutlineEntry[]): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const headings = outline.flatMap(({ id }) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      () => {
        const passed = headings.filter(
          (heading) => heading.getBoundingClientRect().top < innerHeight / 3,
        );
        setCurrent(passed.at(-1)?.id);
      },
      // Everything above the lower two thirds of the window counts, so that no jump skips a heading.
      { rootMargin: '1000000px 0px -66% 0px' },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [outline]);

  return current;
}
