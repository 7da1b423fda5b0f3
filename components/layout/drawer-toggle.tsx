'use client';

import type { ReactNode } from 'react';
import { layout } from '@/lib/site/words';
import { useApp } from './app-provider';

/** Id of the drawer's dialog element. */
export const DRAWER_ID = 'drawer';

/**
 * The browser opens the dialog without script, and tells screen readers whether it is open: modally with
 * https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API (React's types lack its attributes), as a
 * popover where that is unknown.
 */
const opensDrawer = { command: 'show-modal', commandfor: DRAWER_ID, popoverTarget: DRAWER_ID };

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
      onClick={(event) => {
        event.preventDefault();
        setDrawerOpen(true);
      }}
      {...opensDrawer}
    >
      {children}
    </button>
  );
}
