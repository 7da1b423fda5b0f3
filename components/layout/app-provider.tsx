'use client';

import { createContext, useContext, type ReactNode } from 'react';
import { useRouteState } from '../ui/use-route-state';

interface AppState {
  isDrawerOpen: boolean;
  setDrawerOpen: (open: boolean) => void;
}

const AppContext = createContext<AppState | null>(null);

/** Provides the shared state of the site. A change of route closes the drawer. */
export function AppProvider({ children }: { children: ReactNode }) {
  const [isDrawerOpen, setDrawerOpen] = useRouteState(false);
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
