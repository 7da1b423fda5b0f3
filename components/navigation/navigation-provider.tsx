'use client';

/* What happens from a click on a link until its page is there, as far as Next's router leaves it open. */

import { usePathname } from 'next/navigation';
import { createContext, Suspense, useContext, useState, type ReactNode } from 'react';
import { strings } from '@/data/strings';
import { routes, withBasePath } from '@/lib/urls';
import { prefersDocuments } from './connection';
import { focusTarget } from './focus-target';
import { HistoryEntries } from './history-entries';
import { useWait } from './use-wait';

interface Navigation {
  /**
   * Called when a link is followed.
   * @param href path without the base path, with a hash or not
   * @returns whether the router loads the page; otherwise its document is loaded
   */
  follow: (href: string) => boolean;
  /** Whether a page is awaited for so long that the sign of waiting is shown. */
  isWaiting: boolean;
  /** Whether the page was loaded as a document. */
  isFirstPage: boolean;
  /**
   * Whether a link leads to the page itself, or to a list that the page belongs to.
   * @param href path without the base path
   */
  ariaCurrentOf: (href: string) => 'page' | 'true' | undefined;
}

const NavigationContext = createContext<Navigation>({
  follow: () => true,
  isWaiting: false,
  isFirstPage: true,
  ariaCurrentOf: () => undefined,
});

/** What links need to know about changes of pages. */
export const useNavigation = (): Navigation => useContext(NavigationContext);

interface NavigationProviderProps {
  /** The paths of pages by the path of their list, if they are not below it. */
  listedPages: Readonly<Record<string, readonly string[]>>;
  children: ReactNode;
}

/**
 * Leads from one page to the next, with what Next's router leaves out: a sign of waiting, a document in place of a page
 * that does not come, and the focus where it is after loading a document.
 */
export function NavigationProvider({ listedPages, children }: NavigationProviderProps) {
  const pathname = usePathname();
  const [firstPathname] = useState(pathname);
  const { isWaiting, wait, endWait } = useWait();

  function follow(href: string) {
    const { pathname: path, hash } = new URL(href, location.origin);
    if (routerPath(path) === pathname) {
      endWait();
      focusTarget(hash);
      return true;
    }
    const loadDocument = () => location.assign(withBasePath(href));
    // A second click means that the router takes too long.
    const usesRouter = !isWaiting && !prefersDocuments();
    wait(usesRouter ? loadDocument : undefined);
    if (!usesRouter) loadDocument();
    return usesRouter;
  }

  function ariaCurrentOf(href: string) {
    if (href === pathname) return 'page';
    const isBelow = href !== routes.home && pathname.startsWith(href);
    return isBelow || listedPages[href]?.includes(pathname) ? 'true' : undefined;
  }

  const isFirstPage = pathname === firstPathname;
  return (
    <NavigationContext value={{ follow, isWaiting, isFirstPage, ariaCurrentOf }}>
      <WaitingSign isWaiting={isWaiting} />
      {children}
      {/* Below the page, so that it moves the focus last. */}
      <Suspense>
        <HistoryEntries onWait={wait} onShown={endWait} />
      </Suspense>
    </NavigationContext>
  );
}

/** A bar at the top of the window, which screen readers announce. */
const WaitingSign = ({ isWaiting }: { isWaiting: boolean }) => (
  <div
    role="status"
    className={
      isWaiting
        ? 'fixed inset-x-0 top-0 z-20 h-[3px] animate-breathe bg-accent forced-colors:bg-[Highlight] print:hidden'
        : 'sr-only'
    }
  >
    {isWaiting && <span className="sr-only">{strings.layout.loading}</span>}
  </div>
);

/** A path as the router has it: with a slash at its end. */
const routerPath = (path: string) => (path.endsWith('/') ? path : `${path}/`);
