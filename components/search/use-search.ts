import { useCallback, useEffect, useState } from 'react';
import { withBasePath } from '@/lib/base-path';
import type { SearchHit } from '@/lib/search';

type Find = (query: string) => SearchHit[];

/**
 * Loads the search when it is first wanted: the index, and the code that reads it.
 * @param isWanted whether the visitor has opened the search
 * @returns `find`, once it is there; `hasFailed`; and `retry`, which loads it again
 */
export function useSearch(isWanted: boolean) {
  const [find, setFind] = useState<Find>();
  const [hasFailed, setFailed] = useState(false);

  const load = useCallback(() => {
    setFailed(false);
    loadSearch().then(
      (loaded) => setFind(() => loaded),
      (error: unknown) => {
        console.error(error);
        setFailed(true);
      },
    );
  }, []);

  useEffect(() => {
    if (isWanted && !find) load();
  }, [isWanted, find, load]);

  return { find, hasFailed, retry: load };
}

async function loadSearch(): Promise<Find> {
  const url = withBasePath('/search.json');
  const [{ openSearch }, response] = await Promise.all([import('@/lib/search'), fetch(url)]);
  if (!response.ok) throw new Error(`GET ${url}: status ${response.status}`);
  return openSearch(await response.text());
}
