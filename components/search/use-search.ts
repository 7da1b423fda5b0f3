import { startTransition, useEffect, useState } from 'react';

type Results = typeof import('./search-results');

/** The results of a query with the component that shows them, or `failed` if loading failed. */
export type Answer =
  (Awaited<ReturnType<Results['search']>> & Pick<Results, 'SearchResults'>) | 'failed';

/**
 * Searches while the visitor types. The previous answer stays until the next one arrives.
 * @param query what the visitor typed
 * @param limit how many entries to show
 * @returns the latest answer, undefined before the first one, and a function that tries again
 */
export function useSearch(query: string, limit: number) {
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    answerTo(query, limit).then(
      // The typed text is painted before the results.
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
