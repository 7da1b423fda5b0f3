'use client';

import type { ReactNode } from 'react';
import { layout } from '@/lib/site/words';
import { useApp } from './app-provider';

/** Id of the drawer's dialog element. */
export const DRAWER_ID = 'drawer';

/**
 * Browsers that support these attributes open the dialog without script, and tell screen readers whether
 * it is open: https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API (React's types lack them).
 */
const opensDrawer = { command: 'show-modal', commandfor: DRAWER_ID };

/** The button that opens the drawer. */
export function DrawerToggle({ children }: { children: ReactNode }) {
  const { setDrawerOpen } = useApp();
  return (
    <button
      type="button"
      className="in-narrow-bar place-items-center"
      aria-label={layout.openMenu}
      aria-haspopup="dialog"
      aria-controls={DRAWER_ID}
      onClick={() => setDrawerOpen(true)}
      {...opensDrawer}
    >
      {children}
    </button>
  );
}
