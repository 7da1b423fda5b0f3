/** Decodes a URL's path or fragment. Returns it unchanged if it is malformed. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
