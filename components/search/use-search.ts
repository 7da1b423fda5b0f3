import { startTransition, useEffect, useState } from 'react';

type Results = typeof import('./search-results');

/** What is known of a query: what it found and what shows it, or that nothing could be loaded. */
export type Answer =
  (Awaited<ReturnType<Results['search']>> & Pick<Results, 'SearchResults'>) | 'failed';

/**
 * Searches while the visitor types. Until an answer is there the one before it stands.
 * @param query what the visitor typed
 * @param limit how many entries to show
 */
export function useSearch(query: string, limit: number) {
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    answerTo(query, limit).then(
      // What the visitor types is painted before what it finds.
      (found) => isCurrent && startTransition(() => setAnswer(found)),
      (error: unknown) => {
        console.error(error);
        if (isCurrent) setAnswer('failed');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [query, limit, attempt]);

  const retry = () => {
    setAnswer(undefined);
    setAttempt((count) => count + 1);
  };
  return { answer, retry };
}

async function answerTo(query: string, limit: number): Promise<Answer> {
  const { search, SearchResults } = await import('./search-results');
  return { ...(await search(query, limit)), SearchResults };
}
