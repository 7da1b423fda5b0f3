/**
 * Key of the choice in the browser's storage. A shortcut of one sign must be one that can be turned
 * off: https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts
 */
const KEY = 'search-shortcut';

/** Whether `/` opens the search. Storage can be blocked, in which case reading it throws. */
export function hasSlashShortcut(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Keeps the choice, where the browser lets us. */
export function setSlashShortcut(isOn: boolean) {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // Storage is blocked: the shortcut stays on.
  }
}

/** Where keys are typed text; the others take no signs. */
const FIELDS =
  'input:not([type=radio], [type=checkbox], [type=button]), textarea, select, [contenteditable]';

/** Whether a key asks for the search: Ctrl-K, Cmd-K, or `/` where nothing is being typed. */
export function asksForSearch(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  if (document.querySelector('dialog[open]')) return false;
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !shiftKey && !altKey;
  if (key !== '/' || ctrlKey || metaKey || altKey) return false;
  return !(target as Element).closest?.(FIELDS) && hasSlashShortcut();
}
