/** Letters that Unicode does not take apart into a base letter and an accent. */
const ligatures: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** A name as lower-case words joined by hyphens: accents go, letters of other scripts stay. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => ligatures[letter] ?? letter)
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, '')
    .normalize('NFC')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Signs that tell names apart: C, C# and C++ are three languages. */
const signs: Record<string, string> = { '#': ' sharp ', '+': ' plus ', '&': ' and ' };

/**
 * The part of a path that stands for a post, a tag or a series: `Node.js` becomes `node-js`, `C#`
 * becomes `c-sharp`.
 * @returns as {@link slugOf}, with no other letters than a to z; empty where the name has none of
 *   them and no digit
 */
export const latinSlug = (name: string): string =>
  slugOf(name.replace(/[#+&]/g, (sign) => signs[sign] ?? sign))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
