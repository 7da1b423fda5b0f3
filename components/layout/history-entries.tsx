import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** A page that Back or Forward has to load. */
interface AwaitedEntry {
  href: string;
  /** The scroll position, in pixels; undefined while the browser may restore it. */
  top?: number | undefined;
  endWait: () => void;
}

interface HistoryEntriesProps {
  wait: (loadDocument: () => void) => () => void;
  onTraverse: () => void;
}

/** Time after a scroll event in which the next one may follow, in milliseconds. */
const SCROLL_PAUSE = 100;

/**
 * Keeps Back and Forward at the page of the URL, and at its scroll position.
 *
 * When the browser follows a link to a fragment, it adds a history entry with the state null, which Next's router
 * ignores. Such an entry gets the state of its page. If its page is no longer shown, the document is loaded:
 * https://github.com/vercel/next.js/issues/75072
 *
 * While a page loads, the browser limits its scroll position to the height of the page that is still shown. So each
 * entry stores its own position.
 */
export function HistoryEntries({ wait, onTraverse }: HistoryEntriesProps) {
  const pathname = usePathname();
  const searchParams = useSearchParams();
  const shown = useRef<{ url: string; state: unknown }>(undefined);
  const awaited = useRef<AwaitedEntry>(undefined);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Next has changed the URL and the state before. A layout effect, because others run after the view transition.
  useLayoutEffect(() => {
    const { top, endWait } = awaited.current ?? {};
    awaited.current = undefined;
    endWait?.();
    if (top !== undefined) scrollTo({ top, behavior: 'instant' });
    shown.current = { url: pageUrl(), state: history.state };
  }, [pathname, searchParams]);

  const onPopState = useEffectEvent(() => {
    onTraverse();
    clearTimeout(pause.current);
    const previous = awaited.current;
    previous?.endWait();
    awaited.current = undefined;
    const isShown = pageUrl() === shown.current?.url;
    const state = history.state as { scrollTop?: number } | null;
    // For a full load, the router calls location.replace() with the current URL, which only scrolls if it has a hash.
    const wantsDocument = !state || previous?.href === location.href;
    if (isShown && !state) history.replaceState(shown.current?.state, '');
    if (!isShown && !wantsDocument) {
      const entry: AwaitedEntry = { href: location.href, endWait: wait(() => location.reload()) };
      awaited.current = entry;
      // If the page is there at once, the browser scrolls.
      setTimeout(() => (entry.top = state.scrollTop));
    }
    if (!isShown && wantsDocument) location.reload();
  });

  const onScroll = useEffectEvent(() => {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      const state = history.state as object | null;
      if (state && !awaited.current) history.replaceState({ ...state, scrollTop: scrollY }, '');
    }, SCROLL_PAUSE);
  });

  useEffect(() => {
    const listeners = {
      // The router replaces the URL while it renders, where React forbids effect events.
      popstate: () => queueMicrotask(() => onPopState()),
      scroll: () => onScroll(),
    };
    for (const [type, listener] of Object.entries(listeners)) addEventListener(type, listener);
    return () => {
      for (const [type, listener] of Object.entries(listeners)) removeEventListener(type, listener);
    };
  }, []);

  return null;
}

/** The URL of the page without its hash. */
const pageUrl = () => location.pathname + location.search;
