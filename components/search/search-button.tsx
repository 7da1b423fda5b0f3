'use client';

import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { search as words } from '@/lib/site/words';
import { useIsScripted } from '../ui/use-is-scripted';
import { SearchDialog } from './search-dialog';
import { asksForSearch, hasSlashShortcut } from './shortcut';

/**
 * Opens the search. The button has its place from the start and shows once it works: without script
 * there is nothing that it could do.
 */
export function SearchButton({ children }: { children: ReactNode }) {
  const isScripted = useIsScripted();
  // The visitor's choice is in the browser: until script is there, it is not known.
  const hasSlash = !isScripted || hasSlashShortcut();
  /** The open search. Each has a key: one may still be closing when the next opens. */
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
    /** Sent by the loader (build/export/browser/loader.ts) with what was typed before. */
    const onOpenSearch = (event: Event) => {
      // At once: a key that is pressed in between would be lost.
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
        className={`search-button ${isScripted ? '' : 'invisible'}`}
        aria-label={words.label}
        aria-haspopup="dialog"
        aria-keyshortcuts={`${hasSlash ? '/ ' : ''}Control+K Meta+K`}
        onClick={() => open('')}
      >
        {children}
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
