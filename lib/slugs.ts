/** Letters that Unicode does not decompose into a base letter and an accent. */
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

/** Replaces these letters in a lower-case text: ß becomes ss. */
export const withoutLigatures = (text: string): string =>
  text.replace(/[ßæœøłđðþı]/g, (letter) => ligatures[letter] ?? letter);

/** A name as lower-case words joined by hyphens, without accents. Letters of all scripts stay. */
export const slugOf = (name: string): string =>
  withoutLigatures(name.toLowerCase())
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, '')
    .normalize('NFC')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Characters that distinguish names: C, C# and C++ are three languages. */
const symbols: Record<string, string> = { '#': ' sharp ', '+': ' plus ', '&': ' and ' };

const withWords = (name: string) => name.replace(/[#+&]/g, (symbol) => symbols[symbol] ?? symbol);

/**
 * The slug of a name in URLs: `Node.js` becomes `node-js`, `C#` becomes `c-sharp`.
 * @returns like {@link slugOf}, but only with the letters a to z and digits; empty for a name without any of them
 */
export const latinSlug = (name: string): string =>
  slugOf(withWords(name))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/**
 * The slug of a tag or series: {@link latinSlug}, or for a name with other letters its Punycode, which every
 * host and browser can serve: https://www.rfc-editor.org/rfc/rfc3492
 * @returns a slug; empty if the name has neither letters nor digits, or is longer than a domain name can be
 */
export function groupSlug(name: string): string {
  const slug = slugOf(withWords(name));
  if (/^[a-z0-9-]*$/.test(slug)) return slug;
  return URL.canParse(`http://${slug}`) ? latinHost(new URL(`http://${slug}`)) : '';
}

const latinHost = ({ hostname }: URL) => (/^[a-z0-9-]+$/.test(hostname) ? hostname : '');

/** The German spelling of umlauts with the letters a to z. */
const german: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/**
 * Replaces umlauts as German does: `ü` by `ue`, not by `u`.
 * @param language language of the site (BCP 47); in others than German the text stays
 */
export const withoutUmlauts = (text: string, language: string): string =>
  /^de(-|$)/i.test(language)
    ? text.normalize('NFC').replace(/[äöü]/gi, (letter) => german[letter.toLowerCase()] ?? letter)
    : text;

/**
 * The slug of a title, for the name of a new file.
 * @param language language of the site (BCP 47). Slugs of tags and series do not depend on it, so that a published site
 *   keeps their URLs.
 */
export const fileSlug = (title: string, language: string): string =>
  latinSlug(withoutUmlauts(title, language));

/** The first words of a slug, at most 60 letters, because mail and chat programs cut longer URLs. */
export const cutSlug = (slug: string): string =>
  /^.{1,60}(?![^-])/.exec(slug)?.[0] ?? slug.slice(0, 60);
