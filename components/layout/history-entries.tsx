import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useEffectEvent, useRef } from 'react';

interface HistoryEntriesProps {
  wait: (loadDocument: () => void) => () => void;
  onTraverse: () => void;
}

/**
 * Keeps Back and Forward at the page of the URL. When the browser follows a link to a fragment, it adds a history
 * entry with the state null, which Next's router ignores. Such an entry gets the state of its page. If its page is
 * no longer shown, the document is loaded: https://github.com/vercel/next.js/issues/75072
 */
export function HistoryEntries({ wait, onTraverse }: HistoryEntriesProps) {
  const pathname = usePathname();
  const searchParams = useSearchParams();
  const shown = useRef<{ url: string; state: unknown }>(undefined);
  const endWait = useRef<() => void>(undefined);
  const awaited = useRef<string>(undefined);

  // Next has changed the URL and the state before.
  useEffect(() => {
    shown.current = { url: pageUrl(), state: history.state };
    awaited.current = undefined;
    endWait.current?.();
  }, [pathname, searchParams]);

  const onPopState = useEffectEvent(() => {
    onTraverse();
    endWait.current?.();
    const isShown = pageUrl() === shown.current?.url;
    const hasState = history.state !== null;
    // The router loads a document by replacing the URL by the same one, which does nothing if it has a hash.
    const wantsDocument = !hasState || awaited.current === location.href;
    awaited.current = location.href;
    if (isShown && !hasState) history.replaceState(shown.current?.state, '');
    if (!isShown && !wantsDocument) endWait.current = wait(() => location.reload());
    if (!isShown && wantsDocument) location.reload();
  });
  useEffect(() => {
    // The router replaces the URL while it renders, where React forbids effect events.
    const listener = () => queueMicrotask(() => onPopState());
    addEventListener('popstate', listener);
    return () => removeEventListener('popstate', listener);
  }, []);

  return null;
}

/** The URL of the page without its hash. */
const pageUrl = () => location.pathname + location.search;
