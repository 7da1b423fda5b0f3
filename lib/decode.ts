/** A URL's path or fragment with its characters as they are read; as it is where it cannot be decoded. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
