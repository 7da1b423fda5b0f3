import { asksForSearch, hasSlashShortcut, setSlashShortcut } from '../search/shortcut';
import { strings } from '@/data/strings';
import { element } from './element';

/** The build writes the search index, so `npm run dev` has none. */
const failed =
  process.env.NODE_ENV === 'development'
    ? 'Search needs a build: run npm run build and npm start.'
    : strings.search.failed;

/** Says which keys open the search. */
const tellKeys = () =>
  document
    .querySelector('.search-button')
    ?.setAttribute('aria-keyshortcuts', `${hasSlashShortcut() ? '/ ' : ''}Control+K Meta+K`);

/** Lets the visitor turn the shortcut `/` off. CSS hides it on devices without a keyboard. */
const shortcutChoice = () => {
  const box = element('input', { type: 'checkbox' });
  box.checked = hasSlashShortcut();
  box.onchange = () => {
    setSlashShortcut(box.checked);
    tellKeys();
  };
  return element(
    'label',
    { class: 'search-shortcut' },
    box,
    `${strings.search.shortcut} `,
    element('kbd', {}, '/'),
  );
};

/**
 * Opens the search at the button of the header and at keys: a dialog with a field. The browser handles focus,
 * Escape, clicks on the backdrop and restoring focus. What finds pages (components/search/search-results.ts)
 * is loaded only then. It answers the events `search-query` and `search-first` of the dialog, and dispatches
 * `search-failed` if it cannot.
 * @param load loads it; called again after it has failed
 * @param keys what was typed before this function was called
 */
export function answerSearch(
  load: () => Promise<unknown>,
  keys: readonly KeyboardEvent[] = [],
): void {
  let loaded: Promise<unknown> | undefined;
  let field: HTMLInputElement | undefined;

  const open = () => {
    const input = element('input', {
      type: 'text',
      dir: 'auto',
      class: 'search-field',
      maxlength: '100',
      autocomplete: 'off',
      autocapitalize: 'off',
      spellcheck: 'false',
      'aria-label': strings.search.field,
      placeholder: strings.search.placeholder,
      enterkeyhint: 'search',
    });
    const close = element(
      'button',
      { type: 'button', class: 'viewer-button' },
      strings.search.close,
    );
    const form = element('form', { role: 'search', class: 'search-bar' }, input, close);
    const status = element('p', { role: 'status', class: 'search-status' }, strings.search.start);
    const retry = element(
      'button',
      { type: 'button', class: 'search-more' },
      strings.search.tryAgain,
    );
    const dialog = element(
      'dialog',
      { class: 'search-dialog', closedby: 'any', 'aria-label': strings.search.label },
      form,
      status,
      retry,
      element('div', { class: 'search-found' }),
      shortcutChoice(),
    );
    const fail = () => {
      status.textContent = failed;
      retry.hidden = false;
    };
    const ask = async (what: 'search-query' | 'search-first') => {
      if (what === 'search-query') retry.hidden = true;
      try {
        await (loaded ??= load());
        dialog.dispatchEvent(new Event(what, { bubbles: true }));
      } catch (error) {
        console.error(error);
        loaded = undefined;
        fail();
      }
    };
    input.oninput = () => ask('search-query');
    form.onsubmit = (event) => {
      event.preventDefault();
      void ask('search-first');
    };
    retry.onclick = () => {
      // First, because the button disappears.
      input.focus();
      void ask('search-query');
    };
    close.onclick = () => dialog.close();
    dialog.onclose = () => dialog.remove();
    dialog.addEventListener('search-failed', fail);
    addEventListener('popstate', () => dialog.close(), { once: true });
    document.body.append(dialog);
    dialog.showModal();
    void ask('search-query');
    field = input;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!document.querySelector('.search-button') || !asksForSearch(event)) return;
    event.preventDefault();
    open();
  };
  tellKeys();
  addEventListener('keydown', onKeyDown);
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest('.search-button')) open();
  });

  for (const event of keys) {
    if (!field) onKeyDown(event);
    else if (event.key === 'Escape') field.closest('dialog')?.close();
    else if (event.key === 'Enter') field.form?.requestSubmit();
    else if (event.key === 'Backspace') field.value = [...field.value].slice(0, -1).join('');
    // Other keys than those of characters have names: https://www.w3.org/TR/uievents-key/
    else if ([...event.key].length === 1) field.value += event.key;
  }
}
