import path from 'node:path';
import postcss, { type AtRule } from 'postcss';

/** A font of the site, in the form in which a script makes a `FontFace` of it. */
export type Font = [family: string, url: string, weight: string];

/**
 * Reads style sheets, and separates fonts from rules.
 * @param urls URLs of the sheets, in the order of the cascade; those of fonts are relative to them
 * @param read the content of a file, by its URL
 * @returns the fonts that have to be fetched, the `@font-face` rules of their fallback fonts, and all
 *   other rules
 * @throws Error if they name no font to fetch
 */
export function readStyleSheets(urls: readonly string[], read: (url: string) => Buffer) {
  const fonts: Font[] = [];
  const sheets = { fonts, fallbacks: '', rules: '' };
  for (const url of urls) {
    const root = postcss.parse(read(url).toString());
    root.walkAtRules('font-face', (face) => {
      const [, source] = /url\(["']?([^)"']+)["']?\)/.exec(valueOf(face, 'src')) ?? [];
      if (source) {
        fonts.push([
          valueOf(face, 'font-family').replace(/^["']|["']$/g, ''),
          path.posix.resolve(path.posix.dirname(url), source),
          valueOf(face, 'font-weight'),
        ]);
      } else {
        sheets.fallbacks += String(face);
      }
      face.remove();
    });
    sheets.rules += String(root);
  }
  if (fonts.length === 0) throw new Error(`no @font-face with a url() in ${urls.join(', ')}`);
  return sheets;
}

function valueOf(face: AtRule, property: string): string {
  let found = '';
  face.walkDecls(property, ({ value }) => {
    found = value;
  });
  return found;
}
