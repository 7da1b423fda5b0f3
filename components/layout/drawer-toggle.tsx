'use client';

import type { ReactNode } from 'react';
import { layout } from '@/lib/site/words';
import { useIsScripted } from '../ui/use-is-scripted';
import { useApp } from './app-provider';

/** Id of the drawer's dialog element. */
export const DRAWER_ID = 'drawer';

/**
 * Browsers that know these attributes open the dialog by themselves, before any script has run:
 * https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API (React's types lack them).
 */
const opensDrawer = { command: 'show-modal', commandfor: DRAWER_ID };

/** The button that opens the drawer. */
export function DrawerToggle({ children }: { children: ReactNode }) {
  const { isDrawerOpen, setDrawerOpen } = useApp();
  // HTML allows the one or the other: https://w3c.github.io/html-aria/#att-command
  const isScripted = useIsScripted();
  return (
    <button
      type="button"
      className="in-narrow-bar place-items-center"
      aria-label={layout.openMenu}
      aria-haspopup="dialog"
      aria-controls={DRAWER_ID}
      onClick={() => setDrawerOpen(true)}
      {...(isScripted ? { 'aria-expanded': isDrawerOpen } : opensDrawer)}
    >
      {children}
    </button>
  );
}
