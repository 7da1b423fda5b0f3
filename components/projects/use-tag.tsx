import { useSearchParams } from 'next/navigation';
import { useEffect, useLayoutEffect, useReducer, useSyncExternalStore } from 'react';
import { useHydrated } from '../ui/use-hydrated';

const listeners = new Set<() => void>();

/**
 * The tag that the URL asks for, such as `solidity` in `?tag=solidity`, and a function that shows another
 * URL. The tag is empty if the URL asks for none, and undefined until the URL is known. `useSearchParams` of
 * Next would leave the list out of the HTML:
 * https://nextjs.org/docs/app/api-reference/functions/use-search-params#prerendering
 */
export function useTag(): [tag: string | undefined, show: (url: string) => void] {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  // After a link, Next renders a page before it changes the URL. This renders it again before it is painted.
  const isHydrated = useHydrated();
  const [hasUrl, setHasUrl] = useReducer(() => true, false);
  useLayoutEffect(setHasUrl, [setHasUrl]);
  if (isHydrated && !hasUrl) return [undefined, show];
  return [new URLSearchParams(search).get('tag')?.trim() ?? '', show];
}

/**
 * Tells {@link useTag} of links of Next that change the query alone, such as that of the header to all
 * projects. It renders nothing, and must be inside a `Suspense`.
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
