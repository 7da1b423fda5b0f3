/* Back and Forward, where Next's router would leave the wrong page, or a wrong scroll position. */

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { focusTarget } from './focus-target';

/** Time after a scroll event in which the next one may follow, in milliseconds. */
const SCROLL_PAUSE = 100;

/** What this file adds to the state in which Next's router keeps a page. */
interface EntryState {
  /** The scroll position, in pixels. */
  scrollTop?: number;
}

interface HistoryEntriesProps {
  /** Called after Back or Forward to a page that is not shown yet. */
  onWait: (loadDocument: () => void) => void;
  /** Called when the page of the URL is shown. */
  onShown: () => void;
}

/**
 * Moves the focus to a page that is shown after a link, and keeps Back and Forward at the page of the URL, and at its
 * scroll position, in two cases that Next's router leaves out.
 *
 * When the browser follows a link to a fragment, such as `#contact`, it adds a history entry without state, and the
 * router ignores such entries (https://github.com/vercel/next.js/issues/75072). So they get the state of their page. If
 * another page is shown by then, the document is loaded.
 *
 * While a page is awaited, the browser limits its scroll position to the height of the page that is still shown. So each
 * entry stores its own position.
 */
export function HistoryEntries({ onWait, onShown }: HistoryEntriesProps) {
  const pathname = usePathname();
  const searchParams = useSearchParams();
  /** The page that is shown: its path and query, and the state of its entry. */
  const shown = useRef<{ path: string; query: string; state: unknown }>(undefined);
  /** The entry to which Back or Forward leads, until its page is shown. */
  const awaited = useRef<{ href: string; scrollTop?: number | undefined; isLate?: boolean }>(
    undefined,
  );
  const isShown = () =>
    location.pathname === shown.current?.path && location.search === shown.current.query;

  const onPage = useEffectEvent(() => {
    const entry = awaited.current;
    const isOtherPage = shown.current && shown.current.path !== location.pathname;
    shown.current = { path: location.pathname, query: location.search, state: history.state };
    awaited.current = undefined;
    onShown();
    if (isOtherPage && !entry) return focusTarget(location.hash);
    if (entry?.isLate && entry.scrollTop !== undefined) {
      scrollTo({ top: entry.scrollTop, behavior: 'instant' });
    }
  });
  // Next has changed the URL and the state before. A layout effect, because others run after the view transition.
  useLayoutEffect(() => onPage(), [pathname, searchParams]);

  const onPopState = useEffectEvent(() => {
    const state = history.state as EntryState | null;
    // For a page that it cannot load, the router replaces the URL with itself, which with a hash only leads here again.
    const hasFailed = location.href === awaited.current?.href;
    if (!state && isShown()) return history.replaceState(shown.current?.state, '');
    if (!state || hasFailed) return location.reload();
    awaited.current = undefined;
    if (isShown()) return onShown();
    const entry = { href: location.href, scrollTop: state.scrollTop, isLate: false };
    awaited.current = entry;
    // The browser itself scrolls a page that is there at once.
    setTimeout(() => (entry.isLate = true));
    onWait(() => location.reload());
  });

  const storePosition = useEffectEvent(() => {
    const state = history.state as EntryState | null;
    if (state && isShown()) history.replaceState({ ...state, scrollTop: scrollY }, '');
  });

  useEffect(() => {
    let pause: ReturnType<typeof setTimeout>;
    function onScroll() {
      clearTimeout(pause);
      // Browsers limit how often a page may change its history.
      pause = setTimeout(() => storePosition(), SCROLL_PAUSE);
    }
    // The router replaces the URL while it renders, where React forbids effect events.
    const onTraverse = () => queueMicrotask(() => onPopState());
    addEventListener('scroll', onScroll);
    addEventListener('popstate', onTraverse);
    return () => {
      clearTimeout(pause);
      removeEventListener('scroll', onScroll);
      removeEventListener('popstate', onTraverse);
    };
  }, []);

  return null;
}
