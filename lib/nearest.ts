import leven from 'leven';

/**
 * The names that a misspelled one may have been meant to be, the nearest first. Swapped letters are one
 * mistake.
 * @param word as it was written
 * @param names the names that there are
 * @param share less than this part of a name's letters may differ
 */
export const nearest = (word: string, names: Iterable<string>, share = 0.5): string[] =>
  [...new Set(names)]
    .map((name) => ({
      name,
      distance: lettersOf(name) === lettersOf(word) ? 1 : leven(name, word),
    }))
    .filter(({ name, distance }) => distance < name.length * share)
    .sort((a, b) => a.distance - b.distance)
    .map(({ name }) => name);

const lettersOf = (word: string) => [...word].sort().join('');
