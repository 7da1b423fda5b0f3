import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { hasModifierKey } from '../ui/modifier-keys';
import { useModal } from '../ui/use-modal';
import { useRouteState } from '../ui/use-route-state';
import { moveByArrowKey } from './stops';
import { useFirstResult } from './use-first-result';
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
  const openFirstResult = useFirstResult({ dialog, query, isLoaded, isOpen, hasHits });

  function open() {
    // Letters may have been typed before hydration.
    setQuery(field.current?.value ?? '');
    setOpen(true);
    void search.load();
  }

  const close = () => setOpen(false);

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

  return { ...search, dialog, field, isOpen, query, setQuery, open, close, onKeyDown, onClick };
}
