/** So many addresses in one word cost the parser a tenth of a second. */
const MOST = 300;

/**
 * Finds a word that is made of bare addresses: from each `www.` on, the parser reads to the end of
 * the word, so that its time grows with the square (12 kB take it four seconds).
 * @param markdown a text, without front matter
 * @returns where the word is, how long it is and how many addresses it seems to hold
 */
export function findAddressKnot(
  markdown: string,
): { line: number; length: number; addresses: number } | undefined {
  for (const { 0: word, index } of markdown.matchAll(/\S{1200,}/g)) {
    const addresses = word.split(/www\./i).length - 1;
    if (addresses > MOST) {
      return { line: markdown.slice(0, index).split('\n').length, length: word.length, addresses };
    }
  }
  return undefined;
}
