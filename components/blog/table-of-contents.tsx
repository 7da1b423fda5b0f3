import { strings } from '@/data/strings';
import type { OutlineEntry } from '@/lib/markdown/types';

/** Articles with fewer headings get no table of contents. */
const MIN_HEADINGS = 3;

/** Links to the headings of a long article. */
export function TableOfContents({ outline }: { outline: readonly OutlineEntry[] }) {
  if (outline.length < MIN_HEADINGS) return null;
  return (
    <nav
      aria-labelledby="contents"
      className="mb-10 border-y border-line py-5 xl:sticky xl:top-24 xl:mb-0 xl:flex-1 xl:self-start xl:border-y-0 xl:border-l xl:py-0 xl:pl-5"
    >
      <h2 id="contents" className="font-mono text-caption font-normal text-muted">
        {strings.article.contents}
      </h2>
      <ol className="mt-2 text-small/relaxed">
        {outline.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} dir="auto" className="block py-1 hover:text-accent hover:underline">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
