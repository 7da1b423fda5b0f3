'use client';

import type { ReactNode } from 'react';
import { layout } from '@/lib/site/words';
import { useHydrated } from '../ui/use-hydrated';
import { useApp } from './app-provider';

/** Id of the drawer's dialog element. */
export const DRAWER_ID = 'drawer';

/**
 * Browsers that support these attributes open the dialog without script:
 * https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API (React's types lack them).
 */
const opensDrawer = { command: 'show-modal', commandfor: DRAWER_ID };

/** The button that opens the drawer. */
export function DrawerToggle({ children }: { children: ReactNode }) {
  const { isDrawerOpen, setDrawerOpen } = useApp();
  // aria-expanded and command exclude each other: https://w3c.github.io/html-aria/#att-command
  const isHydrated = useHydrated();
  return (
    <button
      type="button"
      className="in-narrow-bar place-items-center"
      aria-label={layout.openMenu}
      aria-haspopup="dialog"
      aria-controls={DRAWER_ID}
      onClick={() => setDrawerOpen(true)}
      {...(isHydrated ? { 'aria-expanded': isDrawerOpen } : opensDrawer)}
    >
      {children}
    </button>
  );
}
