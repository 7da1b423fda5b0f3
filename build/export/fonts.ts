import path from 'node:path';
import postcss, { type AtRule } from 'postcss';

/** A font of the site, in the form in which a script makes a `FontFace` of it. */
export type Font = [family: string, address: string, weight: string];

/**
 * Parts the fonts of a style sheet from its rules. Fonts that are on the visitor's machine already
 * cost nothing and stay rules.
 * @param css a style sheet
 * @param folder address of its folder, without the closing slash: the fonts are relative to it
 * @returns the fonts that have to be fetched, with addresses that hold everywhere; and the
 *   `@font-face` rules of fallback fonts and all other rules
 */
export function partFonts(css: string, folder: string) {
  const root = postcss.parse(css);
  const fonts: Font[] = [];
  let fallbacks = '';
  root.walkAtRules('font-face', (face) => {
    const address = /url\(["']?([^)"']+)["']?\)/.exec(valueOf(face, 'src'))?.[1];
    if (address) {
      fonts.push([
        valueOf(face, 'font-family').replace(/^["']|["']$/g, ''),
        path.posix.resolve(folder, address),
        valueOf(face, 'font-weight'),
      ]);
    } else {
      fallbacks += String(face);
    }
    face.remove();
  });
  return { fonts, fallbacks, rules: String(root) };
}

function valueOf(face: AtRule, property: string): string {
  let found = '';
  face.walkDecls(property, ({ value }) => {
    found = value;
  });
  return found;
}

/** The fonts as rules, for browsers without script. */
export const fontRules = (fonts: readonly Font[]) =>
  fonts
    .map(
      ([family, address, weight]) =>
        `@font-face{font-family:${family};src:url(${address});font-display:swap;font-weight:${weight}}`,
    )
    .join('');
