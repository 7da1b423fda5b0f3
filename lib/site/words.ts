/*
 * The words of the interface for client components. Each group is a separate export of
 * `data/words.ts`, so that bundlers can drop unused ones. `site.words` has the same words with the
 * owner's facts filled in.
 */
export * from '@site/words';
export { settings } from '@site/site';
