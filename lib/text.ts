/** The beginning of a text that a report quotes: a line of a terminal holds some 80 letters. */
export const shorten = (text: string): string =>
  text.length > 80 ? `${text.slice(0, 77)}…` : text;

/** The same text with a capital first letter. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
