import type { OutlineEntry } from '@/lib/markdown/outline';
import { dirOf } from '@/lib/text-direction';
import { article } from '@/lib/site/words';

/** Articles with fewer headings get no table of contents. */
const FEWEST = 3;

/** Links to the headings of a long article. */
export function TableOfContents({ outline }: { outline: readonly OutlineEntry[] }) {
  if (outline.length < FEWEST) return null;
  return (
    <nav aria-labelledby="contents" className="contents-list">
      <h2 id="contents" className="font-mono text-caption font-normal text-muted">
        {article.contents}
      </h2>
      <ol>
        {outline.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} dir={dirOf(text)}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
