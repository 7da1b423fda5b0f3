import { useEffect, useRef, useState, type FormEvent } from 'react';
import { fill, fillPlural } from '@/lib/site/fill';
import { search as words, settings } from '@/lib/site/words';
import { buttonStyles } from '../ui/button-styles';
import { ShortcutChoice } from './shortcut-choice';
import { useSearch, type Answer } from './use-search';

/** How many results are shown at first, and how many each click on "more" adds. */
const PAGE = 10;

interface SearchDialogProps {
  /** Initial text of the field. */
  start: string;
  onClose: () => void;
}

/**
 * The search: a field, and below it links to the pages found. The browser handles focus, Escape,
 * clicks on the backdrop and restoring focus. The code for results is loaded on demand.
 */
export function SearchDialog({ start, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(start);
  const [limit, setLimit] = useState(PAGE);
  /** The action to run on a result once it is rendered; `result` is its index. */
  const pending = useRef<{ result: number; action: 'click' | 'focus' }>(undefined);
  const { answer, retry } = useSearch(query, limit);
  const close = () => dialog.current?.close();

  useEffect(() => {
    const closed = new AbortController();
    const { signal } = closed;
    dialog.current?.showModal();
    // Firefox and Safari put the caret before a text that the field begins with.
    field.current?.setSelectionRange(start.length, start.length);
    dialog.current?.addEventListener('keydown', moveFocus, { signal });
    window.addEventListener('popstate', close, { signal });
    return () => closed.abort();
  }, [start]);

  const runPending = () => {
    if (!pending.current || answer === 'failed' || answer?.query !== query) return;
    const { result, action } = pending.current;
    const link = dialog.current?.querySelectorAll<HTMLElement>('.search-result a')[result];
    if (!link) return;
    pending.current = undefined;
    link[action]();
  };
  useEffect(runPending);

  const change = (text: string) => {
    pending.current = undefined;
    setQuery(text);
    setLimit(PAGE);
  };
  const openFirst = (event: FormEvent) => {
    event.preventDefault();
    pending.current = { result: 0, action: 'click' };
    runPending();
  };
  const showMore = () => {
    pending.current = { result: limit, action: 'focus' };
    setLimit(limit + PAGE);
  };
  const tryAgain = () => {
    // Move the focus first: the button disappears.
    field.current?.focus();
    retry();
  };

  const found = answer !== 'failed' && answer?.total ? answer : undefined;
  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={words.label}
      closedby="any"
      onClose={onClose}
    >
      <form role="search" className="search-bar" onSubmit={openFirst}>
        <input
          ref={field}
          type="text"
          dir="auto"
          className="search-field"
          aria-label={words.field}
          placeholder={words.placeholder}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          value={query}
          onChange={({ target }) => change(target.value)}
        />
        <button type="button" className="viewer-button" onClick={close}>
          {words.close}
        </button>
      </form>
      <p role="status" className="search-status">
        {statusText(answer, query)}
      </p>
      {answer === 'failed' && (
        <button type="button" className={moreButton} onClick={tryAgain}>
          {words.tryAgain}
        </button>
      )}
      {found && (
        <div className="min-h-0 overflow-y-auto overscroll-contain border-t border-line">
          <found.SearchResults entries={found.entries} query={found.query} onChoose={close} />
          {found.entries.length < found.total && (
            <button type="button" className={moreButton} onClick={showMore}>
              {words.more}
            </button>
          )}
        </div>
      )}
      <ShortcutChoice />
    </dialog>
  );
}

const moreButton = `search-more mx-6 my-4 self-start ${buttonStyles.quiet}`;

/** The build writes the search index, so `npm run dev` has none. */
const failed =
  process.env.NODE_ENV === 'development'
    ? 'Search needs a build: run npm run build and npm start.'
    : words.failed;

function statusText(answer: Answer | undefined, query: string): string {
  if (answer === 'failed') return failed;
  if (query.trim() === '') return words.start;
  if (!answer || (answer.total === 0 && answer.query !== query)) return words.searching;
  const { total, hasMore } = answer;
  if (total === 0) return fill(words.nothing, { query: query.trim() });
  if (hasMore) return fill(words.moreThan, { count: total });
  return fillPlural(words.found, total, settings.language);
}

/** Moves the focus between the field and the results with the up and down arrow keys. */
function moveFocus(this: HTMLElement, event: KeyboardEvent) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const stops = [
    ...this.querySelectorAll<HTMLElement>('.search-field, .search-result a, .search-more'),
  ];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  if (!step || event.isComposing || at < 0) return;
  event.preventDefault();
  stops[Math.min(stops.length - 1, Math.max(0, at + step))]?.focus();
}
