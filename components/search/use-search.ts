import { startTransition, useEffect, useState } from 'react';
import type { SearchEntry } from '@/lib/search/model';
import { fetchIndex, forgetIndex } from './fetch-index';

/** What is known of a query. */
export type Answer =
  | { kind: 'found'; query: string; entries: SearchEntry[]; total: number; hasMore: boolean }
  | { kind: 'failed' };

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
    search(query, limit).then(
      // What the visitor types is painted before what it finds.
      (found) => isCurrent && startTransition(() => setAnswer(found)),
      (error: unknown) => {
        console.error(error);
        forgetIndex();
        if (isCurrent) setAnswer({ kind: 'failed' });
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

async function search(query: string, limit: number): Promise<Answer> {
  const index = await fetchIndex();
  const { numbers, hasMore } = await index.find(query);
  const entries = await index.entries(numbers.slice(0, limit));
  return { kind: 'found', query, entries, total: numbers.length, hasMore };
}
