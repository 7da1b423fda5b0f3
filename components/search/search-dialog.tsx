'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { SearchResult } from './search-result';
import { SearchStatus } from './search-status';
import { ShortcutChoice } from './shortcut-choice';
import { useArrowKeys } from './use-arrow-keys';
import { useModal } from './use-modal';
import { useSearch } from './use-search';

/** How many results are shown, and how many more at a time. */
const PAGE = 10;

export interface SearchDialogProps {
  /** What was typed before the field was there. */
  typed: string;
  onClose: () => void;
}

/** The search: a field, and below it links to the pages that it finds. */
export function SearchDialog({ typed, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLUListElement>(null);
  const [query, setQuery] = useState(typed);
  const [limit, setLimit] = useState(PAGE);
  /** What the visitor has asked for ahead: the result with this number opens, or takes the focus. */
  const wanted = useRef<{ result: number; act: 'click' | 'focus' }>(undefined);
  const { answer, retry } = useSearch(query, limit);
  useModal(dialog);
  useArrowKeys(dialog);

  const found = answer?.kind === 'found' && answer.total > 0 ? answer : undefined;

  const giveWanted = () => {
    const { result = 0, act } = wanted.current ?? {};
    const link = results.current?.querySelectorAll('a')[result];
    if (!act || !link || found?.query !== query) return;
    wanted.current = undefined;
    link[act]();
  };
  useEffect(giveWanted);

  const change = (text: string) => {
    wanted.current = undefined;
    setQuery(text);
    setLimit(PAGE);
  };
  const openFirst = (event: FormEvent) => {
    event.preventDefault();
    wanted.current = { result: 0, act: 'click' };
    giveWanted();
  };
  const showMore = () => {
    wanted.current = { result: limit, act: 'focus' };
    setLimit(limit + PAGE);
  };

  const tryAgain = () => {
    wanted.current = undefined;
    // The button goes, and the focus would go with it.
    field.current?.focus();
    retry();
  };

  return (
    <dialog ref={dialog} className="search-dialog" aria-label="Search" onClose={onClose}>
      <div className="search-frame">
        <form role="search" className="search-bar" onSubmit={openFirst}>
          <input
            ref={field}
            type="text"
            dir="auto"
            className="search-field"
            aria-label="Search projects and articles"
            placeholder="Search"
            maxLength={100}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            value={query}
            onChange={({ target }) => change(target.value)}
          />
          <button type="button" className="viewer-button" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </form>
        <SearchStatus answer={answer} query={query} />
        {answer?.kind === 'failed' && (
          <button type="button" className="search-more" onClick={tryAgain}>
            Try again
          </button>
        )}
        {found && (
          <div className="search-results">
            <ul ref={results} aria-label="Results">
              {found.entries.map((entry) => (
                <SearchResult
                  key={entry.path}
                  entry={entry}
                  query={found.query}
                  onChoose={() => dialog.current?.close()}
                />
              ))}
            </ul>
            {found.entries.length < found.total && (
              <button type="button" className="search-more" onClick={showMore}>
                Show more
              </button>
            )}
          </div>
        )}
        <ShortcutChoice />
      </div>
    </dialog>
  );
}
