/*
 * Makes buttons copy a text (components/contact/contact-card.tsx, lib/markdown/rehype-code.ts). If the browser
 * does not allow it, the text is selected instead. Screen readers hear the result from the status that
 * belongs to the button or, for blocks of code, to the article.
 */

/** How long a button shows the result, in milliseconds. */
const NOTICE = 2000;

addEventListener('click', async ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-copy]');
  const text = button?.closest('.code, .copy-text')?.querySelector('pre, .copied-text');
  if (!button || !text) return;
  const status = (button.closest('.copy-text') ?? document).querySelector<HTMLElement>(
    '[data-copied]',
  );
  const { copied = '', selected = '' } = status?.dataset ?? {};
  // Screen readers announce what changes: a second press too.
  if (status) status.textContent = '';
  let result = copied;
  try {
    await navigator.clipboard.writeText(text.textContent);
  } catch {
    getSelection()?.selectAllChildren(text);
    result = selected;
  }
  if (status) status.textContent = result;
  if (!button.matches('.copy-code')) return;
  const label = (button.dataset.copy ||= button.textContent);
  button.textContent = result;
  setTimeout(() => (button.textContent = label), NOTICE);
});
