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

  // Next has changed the URL and the state before.
  useEffect(() => {
    shown.current = { url: pageUrl(), state: history.state };
    endWait.current?.();
  }, [pathname, searchParams]);

  const onPopState = useEffectEvent(() => {
    onTraverse();
    endWait.current?.();
    const isShown = pageUrl() === shown.current?.url;
    const hasState = history.state !== null;
    if (isShown && !hasState) history.replaceState(shown.current?.state, '');
    if (!isShown && hasState) endWait.current = wait(() => location.reload());
    if (!isShown && !hasState) location.reload();
  });
  useEffect(() => {
    // Next's router loads a document while it renders. If only the hash of its URL differs, the event comes at once.
    const listener = () => queueMicrotask(() => onPopState());
    addEventListener('popstate', listener);
    return () => removeEventListener('popstate', listener);
  }, []);

  return null;
}

/** The URL of the page without its hash. */
const pageUrl = () => location.pathname + location.search;
