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

/** A lower-case text with plain letters in place of those: ß becomes ss. */
const withoutLigatures = (text: string): string =>
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

/**
 * The slug of a name in URLs: `Node.js` becomes `node-js`, `C#` becomes `c-sharp`.
 * @returns like {@link slugOf}, but only with the letters a to z and digits; empty if the name has
 *   none of these
 */
export const latinSlug = (name: string): string =>
  slugOf(name.replace(/[#+&]/g, (symbol) => symbols[symbol] ?? symbol))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/**
 * The slug of a tag or series: {@link latinSlug}, or for a name in other letters its Punycode, which every
 * host and browser can serve: https://www.rfc-editor.org/rfc/rfc3492
 * @returns a slug; empty if the name has neither letters nor digits, or is longer than a domain name can be
 */
export function groupSlug(name: string): string {
  const url = `http://${slugOf(name)}`;
  return latinSlug(name) || (URL.canParse(url) ? latinHost(new URL(url)) : '');
}

const latinHost = ({ hostname }: URL) => (/^[a-z0-9-]+$/.test(hostname) ? hostname : '');

/** How German writes its letters where only a to z can be used. */
const german: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/**
 * The slug of a title, for the name of a new file.
 * @param language that of the site (BCP 47): in German `ü` becomes `ue`, elsewhere `u`. Tags and series
 *   have the same URL in every language, so that those of a published site stay.
 */
export const fileSlug = (title: string, language: string): string =>
  latinSlug(
    /^de(-|$)/i.test(language)
      ? title
          .normalize('NFC')
          .replace(/[äöü]/gi, (letter) => german[letter.toLowerCase()] ?? letter)
      : title,
  );

/** The first words of a slug, in at most 60 letters: longer URLs are cut in mails and chats. */
export const cutSlug = (slug: string): string =>
  /^.{1,60}(?![^-])/.exec(slug)?.[0] ?? slug.slice(0, 60);
