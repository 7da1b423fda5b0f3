/**
 * Key of the choice in localStorage. Visitors must be able to turn off a single-character shortcut:
 * https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts
 */
const KEY = 'search-shortcut';

/** Whether `/` opens the search. It does if the visitor blocks localStorage, where reading throws. */
export function hasSlashShortcut(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Stores whether `/` opens the search, if the browser allows it. */
export function setSlashShortcut(isOn: boolean) {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // Storage is blocked: the shortcut stays on.
  }
}

/** Elements that accept text. */
const FIELDS =
  'input:not([type=radio], [type=checkbox], [type=button]), textarea, select, [contenteditable]';

/** Whether a key opens the search: Ctrl-K, Cmd-K, or `/` outside of text fields. */
export function asksForSearch(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  if (document.querySelector('dialog[open]')) return false;
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !shiftKey && !altKey;
  if (key !== '/' || ctrlKey || metaKey || altKey) return false;
  return !(target as Element).closest?.(FIELDS) && hasSlashShortcut();
}
