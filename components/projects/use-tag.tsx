import { useSearchParams } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/**
 * The tag in the URL, such as `solidity` in `?tag=solidity`; empty if there is none, and in the server's HTML. With
 * Next's `useSearchParams`, the HTML would contain a `Suspense` fallback. Hydration would replace it, and animate the
 * list again: https://nextjs.org/docs/app/api-reference/functions/use-search-params#prerendering
 */
export const useTag = (): string => useSyncExternalStore(subscribe, tagOfUrl, () => '');

const tagOfUrl = () => new URLSearchParams(location.search).get('tag')?.trim() ?? '';

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Notifies {@link useTag} when the query changes by a link, `history.pushState` or Back, all of which Next watches. It
 * must be inside a `Suspense`.
 */
export function SearchParamsListener() {
  const searchParams = useSearchParams();
  useEffect(() => {
    for (const listener of listeners) listener();
  }, [searchParams]);
  return null;
}
