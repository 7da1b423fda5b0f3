import { useEffect, useRef, useState, type FormEvent } from 'react';
import { fill, fillPlural } from '@/lib/site/fill';
import { search as words, settings } from '@/lib/site/words';
import { ShortcutChoice } from './shortcut-choice';
import { useSearch, type Answer } from './use-search';

/** How many results are shown, and how many more at a time. */
const PAGE = 10;

interface SearchDialogProps {
  /** What stands in the field at first. */
  start: string;
  onClose: () => void;
}

/**
 * The search: a field, and below it links to the pages that it finds. The browser does focus, Escape,
 * clicks on the page behind and giving focus back. What finds and shows results is loaded only now.
 */
export function SearchDialog({ start, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(start);
  const [limit, setLimit] = useState(PAGE);
  /** What the visitor has asked for ahead: the result with this number opens, or takes the focus. */
  const wanted = useRef<{ result: number; act: 'click' | 'focus' }>(undefined);
  const { answer, retry } = useSearch(query, limit);
  const close = () => dialog.current?.close();

  useEffect(() => {
    const closed = new AbortController();
    const { signal } = closed;
    dialog.current?.showModal();
    dialog.current?.addEventListener('keydown', moveFocus, { signal });
    // The visitor goes back to another page.
    window.addEventListener('popstate', close, { signal });
    return () => closed.abort();
  }, []);

  const giveWanted = () => {
    if (!wanted.current || answer === 'failed' || answer?.query !== query) return;
    const { result, act } = wanted.current;
    const link = dialog.current?.querySelectorAll<HTMLElement>('.search-result a')[result];
    if (!link) return;
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
    // The button goes, and the focus would go with it.
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
        <button type="button" className="search-more" onClick={tryAgain}>
          {words.tryAgain}
        </button>
      )}
      {found && (
        <div className="search-results">
          <found.SearchResults entries={found.entries} query={found.query} onChoose={close} />
          {found.entries.length < found.total && (
            <button type="button" className="search-more" onClick={showMore}>
              {words.more}
            </button>
          )}
        </div>
      )}
      <ShortcutChoice />
    </dialog>
  );
}

/** The build writes what is searched: `npm run dev` has none of it. */
const failed =
  process.env.NODE_ENV === 'development'
    ? 'There is no search while you write: npm start has it.'
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

/** Lets the up and down arrows go from the field through the results and back. */
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
