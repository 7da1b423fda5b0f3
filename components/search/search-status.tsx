import type { Answer } from './use-search';

interface SearchStatusProps {
  answer: Answer | undefined;
  query: string;
}

/** Says how the search stands, to screen readers too. */
export function SearchStatus({ answer, query }: SearchStatusProps) {
  return (
    <p role="status" className="search-status">
      {statusText(answer, query)}
    </p>
  );
}

/** The build writes what is searched: `npm run dev` has none of it. */
const FAILED =
  process.env.NODE_ENV === 'development'
    ? 'There is no search while you write: npm start has it.'
    : 'The search could not be loaded. Check your connection, then try again.';

function statusText(answer: Answer | undefined, query: string): string {
  if (answer?.kind === 'failed') return FAILED;
  if (query.trim() === '') return 'Type what you look for in projects and articles.';
  if (!answer || (answer.total === 0 && answer.query !== query)) return 'Searching…';
  const { total, hasMore } = answer;
  if (total === 0) return `Nothing found for “${query.trim()}”. Try fewer or other words.`;
  if (hasMore) return `More than ${total} results`;
  return `${total} ${total === 1 ? 'result' : 'results'}`;
}
