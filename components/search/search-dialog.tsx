'use client';

import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { strings } from '@/data/strings';
import { hasModifierKey } from '../ui/modifier-keys';
import { useModal } from '../ui/use-modal';
import { useRouteState } from '../ui/use-route-state';
import { SearchButton } from './search-button';
import { SearchField } from './search-field';
import { SearchResults } from './search-results';
import { SearchStatus } from './search-status';
import { moveByArrowKey } from './stops';
import { useFirstResult } from './use-first-result';
import { useSearch } from './use-search';
import { useSearchShortcut } from './use-search-shortcut';

const ID = 'search';

/** The search: a button, and the dialog that it opens. Letters can be typed before hydration. */
export function SearchDialog() {
  const [isOpen, setOpen] = useRouteState(false);
  const [query, setQuery] = useState('');
  const { search, failure, load } = useSearch();
  const field = useRef<HTMLInputElement>(null);
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
  const isLoaded = search !== undefined;
  const openFirstResult = useFirstResult({ dialog, query, isLoaded, isOpen, hasHits });

  /** Enter opens the first result; the arrow keys move between the field and the results. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && event.target === field.current) openFirstResult();
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
      <SearchButton dialogId={ID} keyShortcuts={keyShortcuts} onOpen={open} />
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
            isLoaded={isLoaded}
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
