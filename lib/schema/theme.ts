import { z } from 'zod';
import { checked, color, flag, image, line, listOf, text, twoColors, wholeNumber } from './fields';

const palette = z.strictObject({
  bg: color,
  surface: color,
  raised: color,
  line: color,
  edge: color,
  text: color,
  muted: color,
  accent: color,
  'accent-solid': color,
  'accent-contrast': color,
  positive: color,
  'code-keyword': color,
  'code-string': color,
  'code-function': color,
  'code-constant': color,
  'code-parameter': color,
  /** Selected text, which is on `accent-solid`, and icons on the gradients of tools. */
  'on-solid': color,
  /** The backdrop of a dialog: any CSS colour. */
  scrim: text('a CSS colour, such as "rgb(11 13 20 / 60%)"'),
});

const weight = wholeNumber('a weight from 1 to 1000, such as 400', 1, 1000);

const typeface = (max: number, weights: string) =>
  z.strictObject({
    /** An npm package, such as `@fontsource/work-sans` or `@fontsource-variable/fraunces`. */
    package: line('a package of Fontsource, such as "@fontsource/work-sans"'),
    /** The weights that pages use. */
    weights: listOf(weight, weights).max(max, { error: weights }),
  });

const typefaces = z.strictObject({
  /** Headings, in their weight. */
  display: typeface(1, 'a list of one weight'),
  /** All other text: the lightest and the heaviest weight of a variable font, or up to three. */
  text: typeface(3, 'a list of one to three weights'),
  /** Dates, labels and code. */
  mono: typeface(1, 'a list of one weight'),
});

const logo = z.strictObject({
  /** Any text, from which the pattern is derived; by default the owner's name. */
  seed: z.string().optional(),
  /** The colours of the pattern. */
  colors: twoColors.optional(),
  /** An SVG file in `public/`, instead of the pattern. */
  src: checked('an SVG file in public/, such as "/images/logo.svg"', (src) =>
    /^\/[^:]+\.svg$/.test(src),
  ).optional(),
});

/** The look of the site in `data/theme.ts`. */
export const themeSchema = z.strictObject({
  /** The only theme of the site. Without it, the device and the visitor choose. The CV and printed pages are light. */
  only: z.enum(['dark', 'light']).optional(),
  /** The colours of the dark theme: docs/brand.md#colours */
  dark: palette,
  /** The colours of the light theme: docs/brand.md#colours */
  light: palette,
  /** Packages of https://fontsource.org. After a change, `npm run fonts` writes app/fonts.css. */
  fonts: typefaces,
  /** How square or round corners are. */
  radius: z.enum(['square', 'soft', 'round']).optional(),
  /** The colour of main buttons: that of texts, or the accent. */
  buttons: z.enum(['ink', 'accent']).optional(),
  headings: z
    .strictObject({
      /** The spacing of letters in headings. Their weight is that of `fonts.display`. */
      tracking: z.enum(['tight', 'normal', 'wide']).optional(),
      /** Headings in capitals. */
      case: z.enum(['normal', 'upper']).optional(),
    })
    .optional(),
  /** The typeface of dates and labels. */
  captions: z.enum(['mono', 'text']).optional(),
  /** What stands beside the claim: the logo with a small portrait, a large portrait, or nothing. */
  hero: z.enum(['pattern', 'portrait', 'type']).optional(),
  /** Projects as cards with a frame and a panel, or as rows between hairlines. */
  cards: z.enum(['framed', 'row']).optional(),
  /** A pattern that is derived from a text and two colours, or an SVG file in `public/`, instead of the tiles of the record. */
  logo: logo.optional(),
  /** False removes all patterns from pages, and the logo from the home page. Share images keep them. */
  patterns: flag().optional(),
  /** Pairs of colours for the patterns of posts and pages, chosen by the name of the file; by default the accents. */
  patternColors: listOf(twoColors, 'a list of pairs of colours').optional(),
  /** Replaces the drawn share image of all pages except projects and posts: 1200 × 630 pixels. */
  shareImage: image('an image in public/, such as /images/share.png').optional(),
});

export type Palette = z.input<typeof palette>;
export type Typefaces = z.input<typeof typefaces>;
export type Theme = z.input<typeof themeSchema>;
