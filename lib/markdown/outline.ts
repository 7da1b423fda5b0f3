/** A heading of an article, as the table of contents shows it. */
export interface OutlineEntry {
  id: string;
  text: string;
}

/** A heading of the second level as `rehypeHeadings` leaves it: words, then the link to itself. */
const HEADING = /<h2 (?:[^>]* )?id="([^"]+)"[^>]*>(.*?)<a [^>]*class="heading-anchor"/gs;

const NAMED: Record<string, string> = { '&#x26;': '&', '&#x3C;': '<', '&amp;': '&', '&lt;': '<' };

/**
 * The headings of the second level of an article.
 * @param html what the renderer made
 */
export function outline(html: string): OutlineEntry[] {
  return [...html.matchAll(HEADING)].map(([, id = '', inner = '']) => ({
    id,
    text: inner
      .replace(/<[^>]+>/g, '')
      .replace(/&(?:#x26|#x3C|amp|lt);/g, (entity) => NAMED[entity] ?? entity),
  }));
}

/** Words that a person reads in a minute: https://doi.org/10.1016/j.jml.2019.104047 (238). */
const WORDS_A_MINUTE = 238;

/**
 * How long it takes to read a text.
 * @param text markdown
 * @returns whole minutes, at least one
 */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.round(text.split(/\s+/).length / WORDS_A_MINUTE));
}
