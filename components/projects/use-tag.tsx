import { useSearchParams } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/**
 * The tag that the URL asks for, such as `solidity` in `?tag=solidity`, and a function that shows another
 * URL. `useSearchParams` of Next would leave the list out of the HTML:
 * https://nextjs.org/docs/app/api-reference/functions/use-search-params#prerendering
 */
export function useTag(): [tag: string, show: (url: string) => void] {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  return [new URLSearchParams(search).get('tag')?.trim() ?? '', show];
}

/**
 * Tells {@link useTag} of links of Next that change the query alone, such as that of the header to all
 * projects. It renders nothing, and belongs into a `Suspense`.
 */
export function SearchParamsListener() {
  const searchParams = useSearchParams();
  useEffect(notify, [searchParams]);
  return null;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

function show(url: string) {
  history.pushState(null, '', url);
  notify();
}

function notify() {
  for (const listener of listeners) listener();
}
