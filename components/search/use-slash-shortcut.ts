import { useSyncExternalStore } from 'react';

/**
 * Key of the choice in localStorage. Visitors must be able to turn off a single-character shortcut:
 * https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts
 */
const KEY = 'search-shortcut';

const listeners = new Set<() => void>();

/** Whether `/` opens the search, and a function that changes it and keeps the choice. */
export function useSlashShortcut(): [isOn: boolean, setOn: (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, isSlashOn, () => true);
  return [isOn, setSlash];
}

/** Whether a key opens the search: Ctrl-K, Cmd-K, or `/` outside of text fields. */
export function asksForSearch(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  if (document.querySelector('dialog[open]')) return false;
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !shiftKey && !altKey;
  if (key !== '/' || ctrlKey || metaKey || altKey || !isSlashOn()) return false;
  return !(target as Element).closest('input:not([type=radio]), textarea, select');
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Reading throws if the visitor blocks storage. */
function isSlashOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

function setSlash(isOn: boolean) {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // Storage is blocked: the shortcut stays on.
  }
  for (const listener of listeners) listener();
}
