import { useSearchParams } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';

/** Are called when the query of the URL may have changed. */
const listeners = new Set<() => void>();

/**
 * The tag that the URL asks for, such as `solidity` in `?tag=solidity`; empty if it asks for none, and in the
 * HTML. Next's `useSearchParams` would leave the list out of the HTML:
 * https://nextjs.org/docs/app/api-reference/functions/use-search-params#prerendering
 */
export const useTag = (): string => useSyncExternalStore(subscribe, tagOfUrl, () => '');

const tagOfUrl = () => new URLSearchParams(location.search).get('tag')?.trim() ?? '';

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

function notify() {
  for (const listener of listeners) listener();
}

/** Shows another URL of this page, which the back button leaves again. */
export function pushUrl(url: string): void {
  history.pushState(null, '', url);
  notify();
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
