import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { hasModifierKey } from '../ui/modifier-keys';
import { useModal } from '../ui/use-modal';
import { useRouteState } from '../ui/use-route-state';
import { useSearch } from './use-search';

/**
 * The state of the search, and what keys and clicks in it do.
 * @returns the refs of the `dialog` and its `field`; what was typed as `query`; `open` and `close`; the listeners
 *   `onKeyDown` and `onClick` of the dialog; and what {@link useSearch} returns
 */
export function useSearchDialog() {
  const [isOpen, setOpen] = useRouteState(false);
  const [query, setQuery] = useState('');
  const search = useSearch(query.trim());
  const field = useRef<HTMLInputElement>(null);
  const dialog = useModal(isOpen, {
    onTakeOver: open,
    // Select the old query, so that typing replaces it.
    onShow: () => field.current?.select(),
  });
  const { isLoaded, hits } = search;
  const hasHits = hits.length > 0;

  // Enter, while the index is still loading, opens the first result as soon as it is there.
  const isAwaited = useRef(false);
  useEffect(() => {
    if (hasHits && isAwaited.current) openFirstLink(dialog.current);
    isAwaited.current = false;
  }, [dialog, query, isLoaded, isOpen, hasHits]);

  useSearchShortcut(open);

  function open() {
    // Letters may have been typed before hydration.
    setQuery(field.current?.value ?? '');
    setOpen(true);
    void search.load();
  }

  const close = () => setOpen(false);

  /** Enter opens the first result; the arrow keys move between the field and the results. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    // Safari ends a composition before the Enter that ended it: https://bugs.webkit.org/show_bug.cgi?id=165004
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Enter' && event.target === field.current) {
      if (hasHits) openFirstLink(dialog.current);
      isAwaited.current = !isLoaded;
    }
    moveByArrowKey(event);
  }

  /** Closes the search, unless a result opens in another tab. */
  function onClick(event: MouseEvent<HTMLElement>) {
    const isBackdrop = event.target === event.currentTarget;
    const isResult = (event.target as Element).closest('a') && !hasModifierKey(event);
    if (isBackdrop || isResult) close();
  }

  return { ...search, dialog, field, isOpen, query, setQuery, open, close, onKeyDown, onClick };
}

const openFirstLink = (list: HTMLElement | null) => list?.querySelector('a')?.click();

/** Opens the search with Ctrl+K or ⌘K, unless a dialog is open. */
function useSearchShortcut(open: () => void) {
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
}

/** Moves the focus between the field and the results. */
function moveByArrowKey(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li a')];
  const current = stops.findIndex((element) => element === document.activeElement);
  if (!step || current < 0) return;
  event.preventDefault();
  stops[current + step]?.focus();
}
