/**
 * Removes letters from all texts of a value. A text of which no letter and no digit is left becomes empty.
 * @param letters single characters, such as emoji
 */
export function withoutLetters<T>(value: T, letters: readonly string[]): T {
  const missing = new Set(letters);
  const json = JSON.stringify(value, (_key, item: unknown) =>
    typeof item === 'string' ? remove(item, missing) : item,
  );
  return JSON.parse(json) as T;
}

/** What joins or modifies the character before it: skin tones, variation selectors, joiners. */
const MODIFIERS = /[\u200d\ufe0e\ufe0f\u{1f3fb}-\u{1f3ff}]/gu;

function remove(text: string, missing: ReadonlySet<string>): string {
  const letters = [...text];
  if (!letters.some((letter) => missing.has(letter))) return text;
  const rest = letters
    .filter((letter) => !missing.has(letter))
    .join('')
    .replace(MODIFIERS, '')
    .replace(/ {2,}/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .replace(/^[ .,;:!?]+/, '')
    .trim();
  return /[\p{L}\p{N}]/u.test(rest) ? rest : '';
}
