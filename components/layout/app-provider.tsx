'use client';

import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';

interface AppState {
  /** Whether the navigation drawer is open. It starts closed. */
  isDrawerOpen: boolean;
  setDrawerOpen: (open: boolean) => void;
}

const AppContext = createContext<AppState | null>(null);

/** Holds the state that the whole site shares. */
export function AppProvider({ children }: { children: ReactNode }) {
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const state = useMemo(() => ({ isDrawerOpen, setDrawerOpen }), [isDrawerOpen]);
  return <AppContext value={state}>{children}</AppContext>;
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
