/** The longest text of a post, in UTF-16 units. A longer one takes the parser minutes. */
export const LONGEST_TEXT = 500_000;

/** Shortens a text to one line of a terminal, which holds some 80 letters. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 77)}…` : line;
}

/** Characters that no text needs. XML, and with it feeds, cannot hold them. */
export const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF]/;

/** The same text with a capital first letter. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Parts of a line that are there, with commas between them. */
export const joined = (...parts: (string | undefined)[]): string =>
  parts.filter(Boolean).join(', ');

/** A text for HTML, also between double quotes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** How to fix a file with a merge conflict. */
export const SOLVE_CONFLICT =
  'keep one of the two versions, and remove the lines of <<<<<<<, ======= and >>>>>>>';
