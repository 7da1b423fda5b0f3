import { useState, type MouseEvent } from 'react';
import { strings } from '@/data/strings';
import { drawPattern } from '@/lib/pattern';
import type { SearchHit } from '@/lib/search';
import { dirOf } from '@/lib/text-direction';
import { BlockPattern } from '../ui/block-pattern';
import { InternalLink } from '../ui/internal-link';
import { hasMatch, Marked } from './marked';

/** How many results are shown at first, and how many each click on "more" adds. */
const PAGE = 10;

interface SearchResultsProps {
  /** At least one. */
  hits: readonly SearchHit[];
  /** Is called when a result opens in this window. */
  onOpen: () => void;
}

/** The pages found, the best ones first. */
export function SearchResults({ hits, onOpen }: SearchResultsProps) {
  const [limit, setLimit] = useState(PAGE);

  /** With a modifier key the page opens in another tab or window, and the search stays open. */
  function closeForLink({ metaKey, ctrlKey, shiftKey }: MouseEvent) {
    if (!metaKey && !ctrlKey && !shiftKey) onOpen();
  }

  return (
    <div className="search-found">
      <ul aria-label={strings.search.results}>
        {hits.slice(0, limit).map((hit) => (
          <Result key={hit.path} hit={hit} onClick={closeForLink} />
        ))}
      </ul>
      {hits.length > limit && (
        <button
          type="button"
          className="search-more"
          onClick={() => setLimit(limit + PAGE)}
          data-stop=""
        >
          {strings.search.more}
        </button>
      )}
    </div>
  );
}

interface ResultProps {
  hit: SearchHit;
  onClick: (event: MouseEvent) => void;
}

/** A page found, with the tags that match the query. */
function Result({ hit, onClick }: ResultProps) {
  const { title, path, kind, date, isoDate, preview, tags, pattern, terms } = hit;
  const matching = tags.filter((tag) => hasMatch(tag, terms));
  return (
    <li className="search-result">
      <BlockPattern pattern={drawPattern(pattern)} />
      <div>
        {kind && (
          <p className="search-note">
            {kind} · <time dateTime={isoDate}>{date}</time>
          </p>
        )}
        <p className="search-title" dir={dirOf(title) ?? 'ltr'}>
          <InternalLink href={path} onClick={onClick} data-stop="">
            <Marked text={title} terms={terms} />
          </InternalLink>
        </p>
        <p className="search-preview" dir={dirOf(preview) ?? 'ltr'}>
          <Marked text={preview} terms={terms} />
        </p>
        {matching.length > 0 && (
          <p className="search-note">
            <Marked text={matching.join(' · ')} terms={terms} />
          </p>
        )}
      </div>
    </li>
  );
}
