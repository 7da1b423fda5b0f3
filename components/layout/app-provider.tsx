'use client';

import { usePathname } from 'next/navigation';
import { createContext, useContext, useState, type ReactNode } from 'react';

interface AppState {
  isDrawerOpen: boolean;
  setDrawerOpen: (open: boolean) => void;
}

const AppContext = createContext<AppState | null>(null);

/** Provides the shared state of the site. A change of route closes the drawer. */
export function AppProvider({ children }: { children: ReactNode }) {
  const pathname = usePathname();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [shownPathname, setShownPathname] = useState(pathname);
  // https://react.dev/reference/react/useState#storing-information-from-previous-renders
  if (pathname !== shownPathname) {
    setShownPathname(pathname);
    setDrawerOpen(false);
  }
  return <AppContext value={{ isDrawerOpen, setDrawerOpen }}>{children}</AppContext>;
}

/**
 * The shared state.
 * @throws Error outside an {@link AppProvider}
 */
export function useApp(): AppState {
  const state = useContext(AppContext);
  if (!state) throw new Error('useApp must be used within an AppProvider');
  return state;
}
