import { strings } from '@/data/strings';
import { buttonStyles } from '../ui/button-styles';
import type { SearchFailure } from './use-search';

interface SearchStatusProps {
  /** Empty before a letter is typed. */
  query: string;
  isLoaded: boolean;
  /** How many pages were found. */
  count: number;
  failure: SearchFailure | undefined;
  onRetry: () => void;
}

/** What the search has found; or why it cannot, with a button that helps. */
export function SearchStatus({ query, isLoaded, count, failure, onRetry }: SearchStatusProps) {
  const { search } = strings;

  function status(): string {
    if (failure) return search.failures[failure];
    if (!query) return search.start;
    if (!isLoaded) return search.searching;
    return count === 0 ? search.nothing(query) : search.found(count);
  }

  return (
    <>
      <p role="status" className="px-6 py-3 font-caption text-caption/relaxed text-muted">
        {status()}
      </p>
      {failure && (
        <button
          type="button"
          className={`${buttonStyles.secondary} mx-6 my-4 self-start`}
          onClick={failure === 'offline' ? onRetry : () => location.reload()}
        >
          {failure === 'offline' ? search.tryAgain : search.reload}
        </button>
      )}
    </>
  );
}
