'use client';

import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { strings } from '@/data/strings';
import { LineIcon } from '../ui/line-icon';
import { hasModifierKey } from '../ui/modifier-keys';
import { useModal } from '../ui/use-modal';
import { useRouteState } from '../ui/use-route-state';
import { SearchField } from './search-field';
import { SearchResults } from './search-results';
import { SearchStatus } from './search-status';
import { moveByArrowKey } from './stops';
import { useSearch } from './use-search';
import { useSearchShortcut } from './use-search-shortcut';

const ID = 'search';

/** The button that opens the search, and its dialog. Letters can be typed before hydration. */
export function SearchDialog() {
  const [isOpen, setOpen] = useRouteState(false);
  const [query, setQuery] = useState('');
  const { search, failure, load } = useSearch();
  const field = useRef<HTMLInputElement>(null);
  const isAwaited = useRef(false);
  const dialog = useModal(isOpen, {
    onTakeOver: open,
    // Select the old query, so that typing replaces it.
    onShow: () => field.current?.select(),
  });
  const keyShortcuts = useSearchShortcut(open);
  const close = () => setOpen(false);

  function open() {
    // Letters may have been typed before hydration.
    setQuery(field.current?.value ?? '');
    setOpen(true);
    void load();
  }

  const wanted = query.trim();
  const hits = search && wanted ? search.find(wanted) : [];
  const hasHits = hits.length > 0;
  const shown = hasHits ? hits : (search?.suggestions ?? []);

  // Enter may have been pressed before the index was loaded.
  useEffect(() => {
    if (hasHits && isAwaited.current) openFirstLink(dialog.current);
    isAwaited.current = false;
  }, [search, query, isOpen, hasHits, dialog]);

  /** Enter opens the first result; the arrow keys move between the field and the results. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && event.target === field.current) {
      if (hasHits) openFirstLink(event.currentTarget);
      isAwaited.current = !search;
    }
    moveByArrowKey(event);
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
        aria-keyshortcuts={keyShortcuts}
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
          <SearchField ref={field} dialogId={ID} onType={setQuery} onClose={close} />
          <SearchStatus
            query={wanted}
            isLoaded={search !== undefined}
            count={hits.length}
            failure={failure}
            onRetry={load}
          />
          {isOpen && shown.length > 0 && (
            <SearchResults
              key={query}
              label={hasHits ? strings.search.results : strings.search.suggestions}
              hits={shown}
            />
          )}
        </div>
      </dialog>
    </>
  );
}

const openFirstLink = (list: ParentNode | null) => list?.querySelector('a')?.click();
