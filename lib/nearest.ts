import leven from 'leven';

/**
 * Finds names that are similar to a misspelled one, most similar first. Swapped letters, or a missing end, count as one
 * mistake.
 * @param word the word as written
 * @param names the existing names
 * @param share share of letters that may differ, below 1
 */
export const nearest = (word: string, names: Iterable<string>, share = 0.5): string[] =>
  [...new Set(names)]
    .map((name) => ({
      name,
      distance: Math.min(leven(name, word), isAlmost(name, word) ? 1 : Infinity),
    }))
    .filter(({ name, distance }) => distance < name.length * share)
    .sort((a, b) => a.distance - b.distance)
    .map(({ name }) => name);

/** Whether a word has the same letters in another order, or its end is missing. */
const isAlmost = (name: string, word: string) =>
  lettersOf(name) === lettersOf(word) || (word.length > 3 && name.startsWith(word));

const lettersOf = (word: string) => [...word].sort().join('');

/** Names the most similar one of several names at the end of a message, if there is one. */
export function didYouMean(...search: Parameters<typeof nearest>): string {
  const [name] = nearest(...search);
  return name === undefined ? '' : `; did you mean ${name}?`;
}
