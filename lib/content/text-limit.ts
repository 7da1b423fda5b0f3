/** The longest text of a content file, in UTF-16 units: a longer one takes the parser minutes. */
export const MAX_LENGTH = 500_000;
