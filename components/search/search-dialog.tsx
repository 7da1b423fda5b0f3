'use client';

import { strings } from '@/data/strings';
import { SearchButton } from './search-button';
import { SearchField } from './search-field';
import { SearchResults } from './search-results';
import { SearchStatus } from './search-status';
import { useSearchDialog } from './use-search-dialog';
import { useSearchShortcut } from './use-search-shortcut';

const ID = 'search';

/** The search: a button, and the dialog that it opens. Letters can be typed before hydration. */
export function SearchDialog() {
  const { dialog, field, isOpen, query, setQuery, open, close, onKeyDown, onClick, ...found } =
    useSearchDialog();
  const { isLoaded, hits, suggestions, failure, load } = found;
  const keyShortcuts = useSearchShortcut(open);

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
            query={query.trim()}
            isLoaded={isLoaded}
            count={hits.length}
            failure={failure}
            onRetry={load}
          />
          {isOpen && <SearchResults key={query} hits={hits} suggestions={suggestions} />}
        </div>
      </dialog>
    </>
  );
}
