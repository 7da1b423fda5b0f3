/** The beginning of a text that a report quotes: a line of a terminal holds some 80 letters. */
export const shorten = (text: string): string =>
  text.length > 80 ? `${text.slice(0, 77)}…` : text;
