import { useRef, useState } from 'react';
import type { SearchHit } from '@/lib/search';
import { withBasePath } from '@/lib/urls';

type Find = (query: string) => SearchHit[];

/**
 * Loads the search (its index and code) on demand.
 * @returns `find`, once loaded; `hasFailed`; and `load`, which may be called again
 */
export function useSearch() {
  const [find, setFind] = useState<Find>();
  const [hasFailed, setFailed] = useState(false);
  const isLoading = useRef(false);

  async function load() {
    if (find || isLoading.current) return;
    isLoading.current = true;
    setFailed(false);
    try {
      const loaded = await loadSearch();
      setFind(() => loaded);
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
    isLoading.current = false;
  }

  return { find, hasFailed, load };
}

async function loadSearch(): Promise<Find> {
  const url = withBasePath('/search.json');
  const [{ openSearch }, response] = await Promise.all([import('@/lib/search'), fetch(url)]);
  if (!response.ok) throw new Error(`GET ${url}: status ${response.status}`);
  return openSearch(await response.text());
}
