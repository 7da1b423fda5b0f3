import type { SeriesPlace } from '@/lib/content/post-links';
import { dirOf } from '@/lib/text-direction';
import { fill } from '@/lib/site/fill';
import { article as words } from '@/lib/site/words';
import { InternalLink } from '../ui/internal-link';

/** The position of an article in its series, with links to the neighbouring parts. */
export function SeriesBox({ series }: { series: SeriesPlace }) {
  const { name, route, number, count, parts } = series;
  return (
    <nav aria-label={fill(words.series, { series: name })} className="series-box">
      <p>
        <span className="font-mono text-caption text-muted">
          {fill(words.part, { number, total: count })}
        </span>
        <InternalLink href={route} className="series-name">
          {name}
        </InternalLink>
      </p>
      {count > 1 && (
        <ol start={parts[0]?.number}>
          {parts.map((part) => (
            <li key={part.route}>
              <InternalLink
                href={part.route}
                dir={dirOf(part.title)}
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
