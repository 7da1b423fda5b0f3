/** Maximum length of a content file, in UTF-16 units. Parsing longer ones takes minutes. */
export const LONGEST_TEXT = 500_000;

/** Prefix of texts that the owner has to replace, in files made by `npm run new`. */
export const TO_WRITE = 'To write:';

/**
 * John or Jane Doe, domains reserved for examples (https://www.rfc-editor.org/rfc/rfc2606),
 * and placeholder handles and codes.
 */
export const SAMPLE =
  /\b(?:john|jane)\s+doe\b|\bexample\.(?:com|org|net)\b|\byour-(?:handle|code)\b/i;

/** A text that begins with a word for "later", perhaps after tags. */
export const UNWRITTEN = new RegExp(`${TO_WRITE}|^\\s*(?:<[^>]*>\\s*)*(?:TODO|TBD|FIXME)\\b`);

/** Whether a value is neither empty nor a placeholder. */
export const isSet = (value: string) =>
  value !== '' && !SAMPLE.test(value) && !UNWRITTEN.test(value);

/** A text as pages show it: empty while it has to be written. */
export const written = (text: string): string => (text.startsWith(TO_WRITE) ? '' : text);

/** Shortens a text to one line of about 80 characters, for a terminal. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 77)}…` : line;
}

/** Characters that no text needs, and that XML, and so feeds, cannot contain. */
export const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF]/;

/** A title without the backticks around code. */
export const plainTitle = (title: string): string => title.replace(/`([^`]+)`/g, '$1');

/** Capitalises the first letter. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Escapes a text for HTML, including attributes in double quotes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Whether each line of Markdown is in a fenced code block: https://spec.commonmark.org/0.31.2/#fenced-code-blocks */
export function fencedLines(lines: readonly string[]): boolean[] {
  let fence = '';
  return lines.map((line) => {
    const [, mark = ''] = /^\s*(`{3,}(?!`|.*`)|~{3,})/.exec(line) ?? [];
    if (fence === '') {
      fence = mark;
      return mark !== '';
    }
    if (mark.startsWith(fence) && line.trim() === mark) fence = '';
    return true;
  });
}
