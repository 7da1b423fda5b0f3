'use client';

import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { search as words } from '@/lib/site/words';
import { Strokes } from '../ui/strokes';
import { useHydrated } from '../ui/use-hydrated';
import { SearchDialog } from './search-dialog';
import { asksForSearch, hasSlashShortcut } from '@/lib/search/shortcut';

/**
 * Opens the search. Before hydration build/export/browser/early-search.ts does, and without script the
 * button is invisible.
 */
export function SearchButton() {
  const isHydrated = useHydrated();
  // The visitor's choice is in localStorage, which the server cannot read.
  const hasSlash = !isHydrated || hasSlashShortcut();
  /** The open search. Each has its own key, because one may still be closing when the next opens. */
  const [search, setSearch] = useState<{ start: string; key: number }>();

  const open = useCallback((start: string) => {
    setSearch((last) => ({ start, key: (last?.key ?? 0) + 1 }));
  }, []);

  useEffect(() => {
    const unmounted = new AbortController();
    const { signal } = unmounted;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      open('');
    };
    /** Dispatched by early-search.ts with the text typed before hydration. */
    const onOpenSearch = (event: Event) => {
      // Render synchronously: a key that is pressed before the field exists would be lost.
      flushSync(() => open((event as CustomEvent<string>).detail));
    };
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('open-search', onOpenSearch, { signal });
    return () => unmounted.abort();
  }, [open]);

  return (
    <>
      <button
        type="button"
        className="search-button"
        aria-label={words.label}
        aria-haspopup="dialog"
        aria-keyshortcuts={`${hasSlash ? '/ ' : ''}Control+K Meta+K`}
        onClick={() => open('')}
      >
        <Strokes d="M11 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM21 21l-4.3-4.3" className="size-6" />
      </button>
      {search && (
        <SearchDialog
          key={search.key}
          start={search.start}
          onClose={() => setSearch((current) => (current === search ? undefined : current))}
        />
      )}
    </>
  );
}
