import { useEffect, useEffectEvent } from 'react';
import { useHydrated } from '../ui/use-hydrated';

/**
 * Opens the search with Ctrl+K or ⌘K, unless a dialog is open.
 * @returns the keys for `aria-keyshortcuts`, as soon as they work
 */
export function useSearchShortcut(open: () => void): string | undefined {
  const openByKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    const isShortcut = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey && !altKey;
    if (!isShortcut || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => openByKey(event);
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return useHydrated() ? 'Control+K Meta+K' : undefined;
}
