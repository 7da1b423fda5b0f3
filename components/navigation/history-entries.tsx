/* Back and Forward, where Next's router would leave the wrong page, or a wrong scroll position. */

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import type { AwaitedPage } from './use-awaited-page';

/** Time after a scroll event in which the next one may follow, in milliseconds. */
const SCROLL_PAUSE = 100;

/** The page that is shown: its URL without the hash, and the state of its history entry. */
interface ShownPage {
  url: string;
  state: unknown;
}

/** What this file adds to the state in which Next's router keeps a page. */
interface EntryState {
  /** The scroll position, in pixels. */
  scrollTop?: number;
}

interface HistoryEntriesProps {
  awaitPage: (page: AwaitedPage) => void;
  endWait: () => void;
  showPage: AwaitedPage['onShown'];
}

/**
 * Keeps Back and Forward at the page of the URL, and at its scroll position, in two cases that Next's router leaves out.
 *
 * When the browser follows a link to a fragment, such as `#contact`, it adds a history entry without state, and the
 * router ignores such entries (https://github.com/vercel/next.js/issues/75072). So they get the state of their page. If
 * another page is shown by then, the document is loaded.
 *
 * While a page is awaited, the browser limits its scroll position to the height of the page that is still shown. So each
 * entry stores its own position.
 */
export function HistoryEntries({ awaitPage, endWait, showPage }: HistoryEntriesProps) {
  const pathname = usePathname();
  const searchParams = useSearchParams();
  const shown = useRef<ShownPage>(undefined);
  /** The URL of the entry whose page is awaited. */
  const awaitedUrl = useRef<string>(undefined);

  const onShown = useEffectEvent(showPage);
  // Next has changed the URL and the state before. A layout effect, because others run after the view transition.
  useLayoutEffect(() => {
    shown.current = { url: pageUrl(), state: history.state };
    awaitedUrl.current = undefined;
    return onShown();
  }, [pathname, searchParams]);

  function awaitEntry() {
    const { scrollTop } = history.state as EntryState;
    awaitedUrl.current = location.href;
    // The browser itself scrolls a page that is there at once.
    let isLate = false;
    setTimeout(() => (isLate = true));
    awaitPage({
      loadDocument: () => location.reload(),
      onShown: () => {
        if (isLate && scrollTop !== undefined) scrollTo({ top: scrollTop, behavior: 'instant' });
      },
    });
  }

  const onPopState = useEffectEvent(() => {
    // For a page that it cannot load, the router replaces the URL with itself, which with a hash only leads here again.
    const hasFailed = location.href === awaitedUrl.current;
    if (!history.state && isShown(shown)) {
      history.replaceState(shown.current?.state, '');
    } else if (!history.state || hasFailed) {
      location.reload();
    } else {
      endWait();
      awaitedUrl.current = undefined;
      if (!isShown(shown)) awaitEntry();
    }
  });

  useEffect(() => {
    // The router replaces the URL while it renders, where React forbids effect events.
    const listener = () => queueMicrotask(() => onPopState());
    addEventListener('popstate', listener);
    return () => removeEventListener('popstate', listener);
  }, []);

  useEffect(() => storeScrollPositions(shown), []);

  return null;
}

/** The URL of the current history entry, without its hash. */
const pageUrl = () => location.pathname + location.search;

/** Whether the page of the current history entry is shown, rather than awaited. */
const isShown = (shown: RefObject<ShownPage | undefined>) => pageUrl() === shown.current?.url;

/**
 * Stores the scroll position in the entry of the page that is shown.
 * @returns a function that ends this
 */
function storeScrollPositions(shown: RefObject<ShownPage | undefined>): () => void {
  let pause: ReturnType<typeof setTimeout>;
  function store() {
    const state = history.state as EntryState | null;
    if (state && isShown(shown)) history.replaceState({ ...state, scrollTop: scrollY }, '');
  }
  function onScroll() {
    clearTimeout(pause);
    // Browsers limit how often a page may change its history.
    pause = setTimeout(store, SCROLL_PAUSE);
  }
  addEventListener('scroll', onScroll);
  return () => {
    clearTimeout(pause);
    removeEventListener('scroll', onScroll);
  };
}
