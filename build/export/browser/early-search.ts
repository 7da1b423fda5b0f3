import { element } from '@/lib/enhance/element';
import { asksForSearch } from '@/lib/search/shortcut';

/*
 * Part of the late script. It opens the search before there is React: a dialog with a field, which
 * components/search/search-button.tsx replaces by its own with the same text in it.
 */

{
  const { early } = document.currentScript as HTMLScriptElement;
  const words = kind.search;
  const ended = new AbortController();
  let field: HTMLInputElement | undefined;

  const open = (text: string) => {
    const button = { type: 'button', class: 'viewer-button' };
    field = element('input', {
      type: 'text',
      dir: 'auto',
      class: 'search-field',
      maxlength: '100',
      autocomplete: 'off',
      autocapitalize: 'off',
      spellcheck: 'false',
      'aria-label': words.field,
      placeholder: words.placeholder,
      enterkeyhint: 'search',
    });
    field.value = text;
    const close = element('button', button, words.close);
    const dialog = element(
      'dialog',
      { class: 'search-dialog', closedby: 'any', 'aria-label': words.label },
      element('div', { class: 'search-bar' }, field, close),
      element('p', { role: 'status', class: 'search-status' }, words.start),
    );
    close.onclick = () => dialog.close();
    dialog.onclose = () => dialog.remove();
    addEventListener('popstate', () => dialog.close(), { once: true });
    document.body.append(dialog);
    dialog.showModal();
    document.dispatchEvent(new Event('needs-react'));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!document.querySelector('.search-button') || !asksForSearch(event)) return;
    event.preventDefault();
    open('');
  };
  addEventListener('keydown', onKeyDown, { signal: ended.signal });
  addEventListener(
    'click',
    ({ target }) => {
      if ((target as Element).closest('.search-button')) open('');
    },
    { signal: ended.signal },
  );

  // What was typed before this script came.
  for (const event of early.keys) {
    if (!field) onKeyDown(event);
    else if (event.key === 'Escape') field.closest('dialog')?.close();
    else if (event.key === 'Backspace') field.value = [...field.value].slice(0, -1).join('');
    // Other keys than those of characters have names: https://www.w3.org/TR/uievents-key/
    else if ([...event.key].length === 1) field.value += event.key;
  }

  // Later: React draws nothing at once while it is still at work.
  const handOver = () => {
    ended.abort();
    const dialog = field?.closest('dialog');
    if (!dialog?.open) return;
    dialog.remove();
    document.dispatchEvent(new CustomEvent('open-search', { detail: field?.value }));
  };
  addEventListener('hydrated', () => setTimeout(handOver), { once: true });
}
