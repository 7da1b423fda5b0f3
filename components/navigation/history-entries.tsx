/* Back and Forward, where Next's router would leave the wrong page, or a wrong scroll position. */

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { focusTarget } from './focus-target';

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
 * While a page is awaited, the browser would limit its scroll position to the height of the page that is still shown. So
 * it waits too: https://developer.mozilla.org/docs/Web/API/NavigateEvent/intercept
 */
export function HistoryEntries({ onWait, onShown }: HistoryEntriesProps) {
  const pathname = usePathname();
  const searchParams = useSearchParams();
  /** The page that is shown: its URL, and the state of its entry. */
  const shown = useRef<{ url: URL; state: unknown }>(undefined);
  /** The URL to which Back or Forward leads, until its page is shown. */
  const awaited = useRef<string>(undefined);
  const restoreScroll = useRef<() => void>(undefined);
  const isShown = ({ pathname, search }: URL | Location) =>
    pathname === shown.current?.url.pathname && search === shown.current.url.search;

  const onPage = useEffectEvent(() => {
    const isOtherPage = shown.current && shown.current.url.pathname !== location.pathname;
    const isAfterLink = isOtherPage && !awaited.current;
    shown.current = { url: new URL(location.href), state: history.state };
    awaited.current = undefined;
    restoreScroll.current?.();
    onShown();
    if (isAfterLink) return focusTarget(location.hash);
  });
  // Next has changed the URL and the state before. A layout effect, because others run after the view transition.
  useLayoutEffect(() => onPage(), [pathname, searchParams]);

  const onNavigate = useEffectEvent((event: NavigateEvent) => {
    const url = new URL(event.destination.url);
    if (!event.canIntercept || isShown(url)) return;
    const handler = async () => {
      if (!isShown(url)) await new Promise<void>((resolve) => (restoreScroll.current = resolve));
    };
    event.intercept({ focusReset: 'manual', handler });
  });

  const onPopState = useEffectEvent(() => {
    // For a page that it cannot load, the router replaces the URL with itself, which with a hash only leads here again.
    const hasFailed = location.href === awaited.current;
    if (!history.state && isShown(location)) return history.replaceState(shown.current?.state, '');
    if (!history.state || hasFailed) return location.reload();
    awaited.current = undefined;
    if (isShown(location)) return onShown();
    awaited.current = location.href;
    onWait(() => location.reload());
  });

  useEffect(() => {
    const onTraverse = (event: NavigateEvent) => {
      if (event.navigationType === 'traverse') onNavigate(event);
    };
    // The router replaces the URL while it renders, where React forbids effect events.
    const onPop = () => queueMicrotask(() => onPopState());
    // Older browsers lack it: https://caniuse.com/mdn-api_navigateevent_intercept
    const { navigation } = window as Partial<Window>;
    navigation?.addEventListener('navigate', onTraverse);
    addEventListener('popstate', onPop);
    return () => {
      navigation?.removeEventListener('navigate', onTraverse);
      removeEventListener('popstate', onPop);
    };
  }, []);

  return null;
}
