'use client';

import { usePathname } from 'next/navigation';
import {
  createContext,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { strings } from '@/data/strings';
import { decode, routes, withBasePath } from '@/lib/urls';
import { prefersDocuments } from '../ui/connection';
import { HistoryEntries } from './history-entries';

/** Time between a change of route and the scroll to the hash, in milliseconds. */
const SCROLL_DELAY = 100;

/** Time between a click and the sign of waiting, in milliseconds. */
const SIGN_DELAY = 200;

/** Time between a click and loading the document, in milliseconds. */
const DOCUMENT_DELAY = 5000;

interface Navigation {
  /**
   * Called when a link is followed.
   * @param href path without the base path, with a hash or not
   * @returns whether the router loads the page; otherwise its document is loaded
   */
  follow: (href: string) => boolean;
  /**
   * Called while a page is awaited. Shows a sign of waiting, and later loads the document.
   * @returns a function that ends the wait
   */
  wait: (loadDocument?: () => void) => () => void;
  /** Whether a page is awaited for so long that the sign of waiting is shown. */
  isWaiting: boolean;
  /** Whether the page was loaded as a document. */
  isFirstPage: boolean;
  /**
   * Whether a link leads to the page itself, or to a list that the page belongs to.
   * @param href path without the base path
   */
  currentOf: (href: string) => 'page' | 'true' | undefined;
}

const NavigationContext = createContext<Navigation>({
  follow: () => true,
  wait: () => () => undefined,
  isWaiting: false,
  isFirstPage: true,
  currentOf: () => undefined,
});

/** What links need to know about changes of pages. */
export const useNavigation = (): Navigation => useContext(NavigationContext);

interface NavigationProviderProps {
  /** The paths of pages by the path of their list, if they are not below it. */
  listedPages: Readonly<Record<string, readonly string[]>>;
  children: ReactNode;
}

/** Leads from one page to the next: waits for it, then moves the focus to where it is after loading a document. */
export function NavigationProvider({ listedPages, children }: NavigationProviderProps) {
  const pathname = usePathname();
  const [firstPathname] = useState(pathname);
  const isFirstPage = pathname === firstPathname;
  const [isWaiting, setWaiting] = useState(false);
  const isFollowing = useRef(false);

  // A layout effect, because others run after the view transition.
  useLayoutEffect(() => {
    if (!isFollowing.current) return;
    isFollowing.current = false;
    return arrive(location.hash.slice(1));
  }, [pathname]);

  const wait = useCallback((loadDocument?: () => void) => {
    const timers = [
      setTimeout(() => setWaiting(true), SIGN_DELAY),
      setTimeout(() => loadDocument?.(), DOCUMENT_DELAY),
    ];
    return () => {
      for (const timer of timers) clearTimeout(timer);
      setWaiting(false);
    };
  }, []);

  // The page may come back from the cache of the browser.
  const endWait = useRef<() => void>(undefined);
  useEffect(() => {
    const onPageHide = () => endWait.current?.();
    addEventListener('pagehide', onPageHide);
    return () => removeEventListener('pagehide', onPageHide);
  }, []);

  const follow = useCallback(
    (href: string) => {
      const target = new URL(href, location.origin);
      const isSamePage = target.pathname === pathname;
      if (isWaiting || (prefersDocuments() && !isSamePage)) {
        endWait.current = wait();
        location.assign(withBasePath(href));
        return false;
      }
      if (isSamePage) arrive(target.hash.slice(1));
      else isFollowing.current = true;
      return true;
    },
    [pathname, isWaiting, wait],
  );

  const onTraverse = useCallback(() => {
    isFollowing.current = false;
  }, []);

  const currentOf = useCallback(
    (href: string) => {
      if (href === pathname) return 'page';
      const isBelow = href !== routes.home && pathname.startsWith(href);
      return isBelow || listedPages[href]?.includes(pathname) ? 'true' : undefined;
    },
    [pathname, listedPages],
  );

  const navigation = useMemo(
    () => ({ follow, wait, isWaiting, isFirstPage, currentOf }),
    [follow, wait, isWaiting, isFirstPage, currentOf],
  );
  return (
    <NavigationContext value={navigation}>
      <Suspense>
        <HistoryEntries wait={wait} onTraverse={onTraverse} />
      </Suspense>
      <p role="status" className="sr-only">
        {isWaiting && strings.layout.loading}
      </p>
      {isWaiting && (
        <div
          aria-hidden="true"
          className="fixed inset-x-0 top-0 z-20 h-[3px] animate-breathe bg-accent forced-colors:bg-[Highlight] print:hidden"
        />
      )}
      {children}
    </NavigationContext>
  );
}

/**
 * Moves the focus to where it is after loading a document: to the target of the hash, or to the start of the page.
 * The page scrolls smoothly to the target.
 * @param hash of the URL without its #, maybe percent-encoded; empty for none
 */
function arrive(hash: string): () => void {
  if (!hash) {
    focusFrom(document.body);
    return () => undefined;
  }
  const timer = setTimeout(() => {
    // https://html.spec.whatwg.org/multipage/browsing-the-web.html#find-a-potential-indicated-element
    const target = document.getElementById(hash) ?? document.getElementById(decode(hash));
    const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    target?.scrollIntoView({ behavior: reducesMotion ? 'auto' : 'smooth' });
    focusFrom(target ?? document.body);
  }, SCROLL_DELAY);
  return () => clearTimeout(timer);
}

/** Lets Tab go on from an element, which gets the focus only if it can have it. Nothing scrolls. */
function focusFrom(element: HTMLElement) {
  const modal = document.querySelector('dialog:modal');
  if (modal) {
    // A dialog that closes returns the focus.
    modal.addEventListener('close', () => focusFrom(element), { once: true });
    return;
  }
  const isFocusable = element.tabIndex >= 0 || element.hasAttribute('tabindex');
  if (!isFocusable) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  if (!isFocusable) element.removeAttribute('tabindex');
}
