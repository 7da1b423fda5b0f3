/** A heading of the second level, as a table of contents shows it. */
export interface OutlineEntry {
  id: string;
  text: string;
}

/** Words that a person reads in a minute: https://doi.org/10.1016/j.jml.2019.104047 (238). */
const WORDS_A_MINUTE = 238;

/**
 * How long it takes to read a text.
 * @param text Markdown
 * @returns whole minutes, at least one
 */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round(text.split(/\s+/).length / WORDS_A_MINUTE));
