import { strings } from '@/data/strings';
import type { PostSeries } from '@/lib/content/related-posts';
import { InternalLink } from '../ui/internal-link';

/** The position of an article in its series, with links to the adjacent parts. */
export function SeriesBox({ series }: { series: PostSeries }) {
  const { name, path, number, count, parts } = series;
  return (
    <nav
      aria-label={strings.lists.ofSeries.title(name)}
      className="mt-8 rounded-large border border-line bg-surface px-6 py-5 text-small/relaxed"
    >
      <p>
        {count > 1 && (
          <span className="font-caption text-caption text-muted">
            {strings.article.part(number, count)}
          </span>
        )}
        <InternalLink
          href={path}
          className="block font-display text-title/relaxed font-bold hover:text-accent hover:underline"
        >
          {name}
        </InternalLink>
      </p>
      {count > 1 && (
        <ol
          start={parts[0]?.number}
          className="mt-3 list-decimal ps-6 marker:font-caption marker:text-caption marker:text-muted"
        >
          {parts.map((part) => (
            <li key={part.path}>
              <InternalLink
                href={part.path}
                className={`block py-1 hover:text-accent hover:underline ${part.number === number ? 'font-semibold text-accent' : ''}`}
                dir="auto"
                aria-current={part.number === number ? 'page' : undefined}
              >
                {part.title}
              </InternalLink>
            </li>
          ))}
        </ol>
      )}
    </nav>
  );
}
