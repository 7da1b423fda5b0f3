'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { layout } from '@/lib/site/words';
import { useApp } from './app-provider';
import { DRAWER_ID } from './drawer-toggle';

interface DrawerProps {
  /** The content of the drawer. A click on any link in it closes it: lib/enhance/dialogs.ts. */
  children: ReactNode;
  closeIcon: ReactNode;
}

/**
 * The navigation drawer: a modal dialog below the top edge. The native dialog traps focus, makes
 * the page behind it inert, closes on Escape and restores focus. This component keeps the dialog
 * and the shared state in sync.
 */
export function Drawer({ children, closeIcon }: DrawerProps) {
  const { isDrawerOpen, setDrawerOpen } = useApp();
  const dialog = useRef<HTMLDialogElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    const element = dialog.current;
    if (isDrawerOpen && !element?.open) element?.showModal();
    if (!isDrawerOpen && element?.open) {
      if (wasOpen.current) element.close();
      // The toggle works before hydration: adopt the state of a drawer that is already open.
      else setDrawerOpen(true);
    }
    wasOpen.current = isDrawerOpen;
  }, [isDrawerOpen, setDrawerOpen]);

  return (
    <dialog
      ref={dialog}
      id={DRAWER_ID}
      aria-label={layout.menu}
      closedby="any"
      popover="auto"
      className="drawer"
      onClose={() => setDrawerOpen(false)}
      onToggle={({ currentTarget }) => setDrawerOpen(currentTarget.open)}
    >
      <div className="px-side pb-12">
        <div className="flex h-header items-center justify-end">
          <button
            type="button"
            className="grid size-12 place-items-center"
            aria-label={layout.closeMenu}
            onClick={(event) => {
              // React closes it: the browser warns of a dialog that is closed twice.
              event.preventDefault();
              setDrawerOpen(false);
            }}
            popoverTarget={DRAWER_ID}
            popoverTargetAction="hide"
          >
            {closeIcon}
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
