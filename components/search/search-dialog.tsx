'use client';

import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { strings } from '@/data/strings';
import { buttonStyles } from '../ui/button-styles';
import { LineIcon } from '../ui/line-icon';
import { hasModifierKey } from '../ui/modifier-keys';
import { useHydrated } from '../ui/use-hydrated';
import { useModal } from '../ui/use-modal';
import { useRouteState } from '../ui/use-route-state';
import { SearchResults } from './search-results';
import { useSearch } from './use-search';

const ID = 'search';

/** The button that opens the search, and its dialog. Letters can be typed before hydration. */
export function SearchDialog() {
  const [isOpen, setOpen] = useRouteState(false);
  const [query, setQuery] = useState('');
  const { find, hasFailed, load } = useSearch();
  const isHydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const isAwaited = useRef(false);
  const dialog = useModal(isOpen, open);
  const close = () => setOpen(false);

  function open() {
    // Letters may have been typed before hydration.
    setQuery(field.current?.value ?? '');
    // The first letter replaces an earlier query. After hydration, an open dialog keeps its letters.
    if (!dialog.current?.open) field.current?.select();
    setOpen(true);
    void load();
  }

  const openByKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    const isShortcut = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey && !altKey;
    if (!isShortcut || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => openByKey(event);
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  // Enter may have been pressed before the index was loaded.
  useEffect(() => {
    if (find && isAwaited.current) dialog.current?.querySelector('a')?.click();
    isAwaited.current = false;
  }, [find, query, isOpen, dialog]);

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
      isAwaited.current = !find;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')];
    const current = stops.findIndex((stop) => stop === document.activeElement);
    if (!step || current < 0) return;
    event.preventDefault();
    stops[current + step]?.focus();
  }

  /** Closes the search, unless a result opens in another tab. */
  function onClick(event: MouseEvent<HTMLElement>) {
    const isBackdrop = event.target === event.currentTarget;
    const isResult = (event.target as Element).closest('a') && !hasModifierKey(event);
    if (isBackdrop || isResult) close();
  }

  return (
    <>
      <button
        type="button"
        // At a very large text size, leaves room for the name and the menu.
        className="grid h-12 w-[min(2.5rem,11vw)] flex-none place-items-center rounded-small hover:text-accent noscript:invisible"
        aria-label={strings.search.label}
        aria-haspopup="dialog"
        aria-keyshortcuts={isHydrated ? 'Control+K Meta+K' : undefined}
        popoverTarget={ID}
        onClick={(event) => {
          event.preventDefault();
          open();
        }}
      >
        <LineIcon
          d="M11 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM21 21l-4.3-4.3"
          className="size-6 max-w-full"
        />
      </button>
      <dialog
        ref={dialog}
        id={ID}
        className="mx-auto max-h-full w-[min(100%,42rem)] max-w-full flex-col bg-bg text-text backdrop:bg-scrim open:flex open:animate-drawer-in max-md:h-full md:mt-24 md:max-h-[min(44rem,calc(100dvh-8rem))] md:rounded-large md:border md:border-line"
        aria-label={strings.search.label}
        popover="auto"
        onCancel={(event) => {
          event.preventDefault();
          close();
        }}
        // The event fires asynchronously, and the search may be open again.
        onClose={({ currentTarget }) => !currentTarget.open && close()}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        {/* Fills the dialog, so that a tap on an empty part of it is not one on the backdrop. */}
        <div className="flex min-h-0 grow flex-col">
          <div
            role="search"
            className="flex min-h-header items-center border-b border-line pr-3 pl-6 has-[input:focus-visible]:border-b-accent has-[input:focus-visible]:shadow-[inset_0_-1px_var(--accent)] forced-colors:has-[input:focus-visible]:outline-2 forced-colors:has-[input:focus-visible]:-outline-offset-2"
          >
            <input
              ref={field}
              type="text"
              dir="auto"
              className="min-h-12 min-w-0 flex-1 font-display text-title outline-none placeholder:text-muted placeholder:opacity-100"
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
              className={buttonStyles.ghost}
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
          <p role="status" className="px-6 py-3 font-mono text-caption/relaxed text-muted">
            {status()}
          </p>
          {hasFailed && (
            <button
              type="button"
              className={`${buttonStyles.secondary} mx-6 my-4 self-start`}
              onClick={load}
            >
              {strings.search.tryAgain}
            </button>
          )}
          {hits.length > 0 && <SearchResults key={query} hits={hits} />}
        </div>
      </dialog>
    </>
  );
}
