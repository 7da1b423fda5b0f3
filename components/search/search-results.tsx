import { strings } from '@/data/strings';
import type { SearchHit } from '@/lib/search';
import { matchesIn } from '@/lib/search/words';
import { BlockPattern } from '../ui/block-pattern';
import { Day } from '../ui/day';
import { InternalLink } from '../ui/internal-link';

/** How many results are shown at most. */
const LIMIT = 50;

interface SearchResultsProps {
  hits: readonly SearchHit[];
  /** Pages that are shown if there are no hits. */
  suggestions: readonly SearchHit[];
}

/** A list of pages. */
export function SearchResults({ hits, suggestions }: SearchResultsProps) {
  const hasHits = hits.length > 0;
  const listed = hasHits ? hits : suggestions;
  if (listed.length === 0) return null;

  return (
    <div className="min-h-0 overflow-y-auto overscroll-contain border-t border-line">
      <ul role="list" aria-label={hasHits ? strings.search.results : strings.search.suggestions}>
        {listed.slice(0, LIMIT).map((page) => (
          <Result key={page.path} hit={page} />
        ))}
      </ul>
    </div>
  );
}

const noteStyle = 'font-caption text-caption text-muted';

function Result({ hit }: { hit: SearchHit }) {
  const { title, path, type, date, isoDate, description, tags, pattern, terms } = hit;
  const matching = tags.filter((tag) => matchesIn(tag, terms).some(({ isMatch }) => isMatch));
  return (
    <li className="relative flex gap-5 px-6 py-4 not-first:border-t not-first:border-line hover:bg-raised has-focus-visible:bg-raised has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent">
      <BlockPattern pattern={pattern} className="mt-1 size-10 flex-none rounded-small bg-raised" />
      <div className="min-w-0 flex-1">
        {type && (
          <p className={noteStyle}>
            {type} · {isoDate ? <Day iso={isoDate} /> : date}
          </p>
        )}
        <p className="font-display text-title font-bold tracking-snug" dir="auto">
          <InternalLink href={path} className="outline-none after:absolute after:inset-0">
            <Marked text={title} terms={terms} />
          </InternalLink>
        </p>
        <p className="line-clamp-2 text-small text-muted" dir="auto">
          <Marked text={description} terms={terms} />
        </p>
        {matching.length > 0 && (
          <p className={`mt-1 ${noteStyle}`}>
            <Marked text={matching.join(' · ')} terms={terms} />
          </p>
        )}
      </div>
    </li>
  );
}

/** A text in which the words that match the query, folded as `terms`, are marked. */
const Marked = ({ text, terms }: { text: string; terms: readonly string[] }) =>
  matchesIn(text, terms).map((piece, index) =>
    piece.isMatch ? (
      <mark
        key={index}
        className="bg-transparent text-accent underline decoration-2 underline-offset-[0.2em]"
      >
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
