'use client';

import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';

interface AppState {
  /** Whether the navigation drawer is open. It starts closed. */
  isDrawerOpen: boolean;
  setDrawerOpen: (open: boolean) => void;
}

const AppContext = createContext<AppState | null>(null);

/**
 * Holds the state that the whole site shares. It sets `data-hydrated` on the document and dispatches the
 * event `hydrated`, at which scripts restore what React has overwritten.
 */
export function AppProvider({ children }: { children: ReactNode }) {
  const [isDrawerOpen, setDrawerOpen] = useState(false);

  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    window.dispatchEvent(new Event('hydrated'));
    if (process.env.NODE_ENV !== 'development') return;
    // Exported pages have these in a script of their own (build/export/late-script.ts).
    void import('@/lib/enhance/copy');
    void import('@/lib/enhance/dialogs');
    void import('@/lib/enhance/viewer');
    void import('@/lib/enhance/reveal');
    void import('@/lib/enhance/scroll-to-hash');
    void import('@/lib/enhance/search').then(({ answerSearch }) =>
      answerSearch(() => import('../search/search-results')),
    );
    void import('@/lib/enhance/theme');
  }, []);

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
