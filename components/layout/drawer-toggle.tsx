'use client';

import type { ReactNode } from 'react';
import { layout } from '@/lib/site/words';
import { useApp } from './app-provider';

/** Id of the drawer's dialog element. */
export const DRAWER_ID = 'drawer';

/**
 * The button that opens the drawer: as a popover without script, and modally with it
 * (lib/enhance/dialogs.ts).
 */
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
      popoverTarget={DRAWER_ID}
    >
      {children}
    </button>
  );
}
