'use client';

import type { Ref } from 'react';
import { LuSearch } from 'react-icons/lu';
import { strings } from '@/data/strings';
import { buttonStyles } from '../ui/button-styles';
import { useHydrated } from '../ui/use-hydrated';
import { SearchResults } from './search-results';
import type { SearchFailure } from './use-search';
import { useSearchDialog } from './use-search-dialog';

const ID = 'search';

/** The search: a button, and the dialog that it opens. Letters can be typed before hydration. */
export function SearchDialog() {
  const { dialog, field, isOpen, query, setQuery, open, close, onKeyDown, onClick, ...found } =
    useSearchDialog();
  const { isLoaded, hits, suggestions, failure, load } = found;

  return (
    <>
      <SearchButton onOpen={open} />
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
          <SearchField ref={field} onType={setQuery} onClose={close} />
          <p
            role="status"
            className="px-6 py-3 font-caption text-caption/relaxed text-muted empty:py-0"
          >
            {failure
              ? strings.search.failures[failure]
              : statusOf(query.trim(), isLoaded, hits.length)}
          </p>
          {failure && <FailureButton failure={failure} onRetry={load} />}
          {isOpen && <SearchResults key={query} hits={hits} suggestions={suggestions} />}
        </div>
      </dialog>
    </>
  );
}

/** The button that opens the search. At a very large text size, it leaves room for the name and the menu. */
const SearchButton = ({ onOpen }: { onOpen: () => void }) => (
  <button
    type="button"
    className="grid h-12 w-[min(2.5rem,11vw)] flex-none place-items-center rounded-small hover:text-accent noscript:invisible"
    aria-label={strings.search.label}
    aria-haspopup="dialog"
    aria-keyshortcuts={useHydrated() ? 'Control+K Meta+K' : undefined}
    popoverTarget={ID}
    onClick={(event) => {
      event.preventDefault();
      onOpen();
    }}
  >
    <LuSearch aria-hidden="true" className="size-6 max-w-full" />
  </button>
);

interface SearchFieldProps {
  ref: Ref<HTMLInputElement>;
  onType: (query: string) => void;
  onClose: () => void;
}

/** The field of the search, and the button that closes it, also before hydration. */
const SearchField = ({ ref, onType, onClose }: SearchFieldProps) => (
  <div
    role="search"
    className="flex min-h-header items-center border-b border-line pe-3 ps-6 has-[input:focus-visible]:border-b-accent has-[input:focus-visible]:shadow-[inset_0_-1px_var(--accent)] forced-colors:has-[input:focus-visible]:outline-2 forced-colors:has-[input:focus-visible]:-outline-offset-2"
  >
    <input
      ref={ref}
      type="text"
      dir="auto"
      className="min-h-12 min-w-0 flex-1 font-display text-title outline-none placeholder:text-muted placeholder:opacity-100"
      maxLength={100}
      autoFocus
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="search"
      aria-label={strings.search.label}
      placeholder={strings.search.label}
      onChange={(event) => onType(event.target.value)}
    />
    <button
      type="button"
      className={buttonStyles.ghost}
      popoverTarget={ID}
      popoverTargetAction="hide"
      onClick={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {strings.layout.close}
    </button>
  </div>
);

/** What the search has found; `query` is empty before a letter is typed. */
function statusOf(query: string, isLoaded: boolean, count: number): string {
  const { search } = strings;
  if (!query) return '';
  if (!isLoaded) return search.searching;
  return count === 0 ? search.nothing(query) : search.found(count);
}

/** What helps after a failure. */
const FailureButton = ({ failure, onRetry }: { failure: SearchFailure; onRetry: () => void }) => (
  <button
    type="button"
    className={`${buttonStyles.secondary} mx-6 my-4 self-start`}
    onClick={failure === 'offline' ? onRetry : () => location.reload()}
  >
    {failure === 'offline' ? strings.search.tryAgain : strings.search.reload}
  </button>
);
