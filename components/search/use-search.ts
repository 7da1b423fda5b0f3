import { useRef, useState } from 'react';
import type { Search } from '@/lib/search';
import { withBasePath } from '@/lib/urls';

/** How long loading may take before something else must help, in milliseconds. */
const PATIENCE = 10_000;

/** Why the search cannot be used: no connection, or files that are missing or have other content. */
export type SearchFailure = 'offline' | 'broken';

/**
 * Searches the pages of the site. The index and the code of the search are loaded on demand.
 * @param query without spaces around it; empty before a letter is typed
 * @returns `hits` and `suggestions`, empty until `isLoaded`; `failure`; and `load`, which may be called again
 */
export function useSearch(query: string) {
  const [search, setSearch] = useState<Search>();
  const [failure, setFailure] = useState<SearchFailure>();
  const isLoading = useRef(false);

  function fail() {
    isLoading.current = false;
    setFailure(navigator.onLine ? 'broken' : 'offline');
  }

  async function load() {
    if (search || isLoading.current) return;
    isLoading.current = true;
    setFailure(undefined);
    // If the host answers with a page in place of the code, loading may neither succeed nor fail.
    const timer = setTimeout(fail, PATIENCE);
    try {
      setSearch(await loadSearch());
      setFailure(undefined);
    } catch (error) {
      console.error(error);
      fail();
    }
    clearTimeout(timer);
  }

  return {
    isLoaded: search !== undefined,
    hits: search && query ? search.find(query) : [],
    suggestions: search?.suggestions ?? [],
    failure,
    load,
  };
}

async function loadSearch(): Promise<Search> {
  const url = withBasePath('/search.json');
  const [{ openSearch }, response] = await Promise.all([import('@/lib/search'), fetch(url)]);
  if (!response.ok) throw new Error(`GET ${url}: status ${response.status}`);
  return openSearch(await response.text());
}
