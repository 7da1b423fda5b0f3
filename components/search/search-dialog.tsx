'use client';

import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { strings } from '@/data/strings';
import { Strokes } from '../ui/strokes';
import { useHydrated } from '../ui/use-hydrated';
import { useModal } from '../ui/use-modal';
import { SearchResults } from './search-results';
import { useSearch } from './use-search';
import { asksForSearch, useSlashShortcut } from './use-slash-shortcut';

const ID = 'search';

/** The button that opens the search, and its dialog. Letters can be typed before React is there. */
export function SearchDialog() {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const { find, hasFailed, load } = useSearch();
  const [hasSlash, setSlash] = useSlashShortcut();
  const isHydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const dialog = useModal(isOpen, open);
  const close = () => setOpen(false);

  function open() {
    // Letters may have been typed before React was there.
    setQuery(field.current?.value ?? '');
    setOpen(true);
    void load();
  }

  const openByKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (!asksForSearch(event)) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => openByKey(event);
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  const hits = find && query.trim() ? find(query) : [];

  function status(): string {
    if (hasFailed) return strings.search.failed;
    if (!query.trim()) return strings.search.start;
    if (!find) return strings.search.searching;
    if (hits.length === 0) return strings.search.nothing(query.trim());
    return strings.search.found(hits.length);
  }

  /** Enter opens the first result; the arrow keys move between the field and the results. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && event.target === field.current) {
      event.currentTarget.querySelector('a')?.click();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')];
    const current = stops.findIndex((stop) => stop === document.activeElement);
    if (!step || current < 0) return;
    event.preventDefault();
    stops[current + step]?.focus();
  }

  return (
    <>
      <button
        type="button"
        className="search-button"
        aria-label={strings.search.label}
        aria-haspopup="dialog"
        aria-keyshortcuts={isHydrated ? `${hasSlash ? '/ ' : ''}Control+K Meta+K` : undefined}
        popoverTarget={ID}
        onClick={(event) => {
          event.preventDefault();
          open();
        }}
      >
        <Strokes d="M11 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM21 21l-4.3-4.3" className="size-6" />
      </button>
      <dialog
        ref={dialog}
        id={ID}
        className="search-dialog"
        aria-label={strings.search.label}
        popover="auto"
        onClose={close}
        onKeyDown={onKeyDown}
        onClick={({ target, currentTarget }) => target === currentTarget && close()}
      >
        <div role="search" className="search-bar">
          <input
            ref={field}
            type="text"
            dir="auto"
            className="search-field"
            maxLength={100}
            autoFocus
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            aria-label={strings.search.field}
            placeholder={strings.search.placeholder}
            onChange={(event) => setQuery(event.target.value)}
            data-stop=""
          />
          <button
            type="button"
            className="quiet-button"
            popoverTarget={ID}
            popoverTargetAction="hide"
            onClick={(event) => {
              event.preventDefault();
              close();
            }}
          >
            {strings.search.close}
          </button>
        </div>
        <p role="status" className="search-status">
          {status()}
        </p>
        {hasFailed && (
          <button type="button" className="search-more" onClick={load}>
            {strings.search.tryAgain}
          </button>
        )}
        {hits.length > 0 && <SearchResults key={query} hits={hits} onOpen={close} />}
        <label className="search-shortcut">
          <input
            type="checkbox"
            checked={hasSlash}
            onChange={(event) => setSlash(event.target.checked)}
          />
          {strings.search.shortcut} <kbd>/</kbd>
        </label>
      </dialog>
    </>
  );
}
