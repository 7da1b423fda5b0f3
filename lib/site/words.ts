/*
 * The words of the interface for components: those of `data/words.ts`, each an export of its own, so
 * that a page's scripts hold no others. `site.words` has the same with the owner's facts filled in.
 */
export * from '@site/words';
export { settings } from '@site/site';
