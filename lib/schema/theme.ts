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
  'on-solid': color,
  scrim: text('a CSS colour, such as "rgb(11 13 20 / 60%)"'),
});

const weight = wholeNumber('a weight from 1 to 1000, such as 400', 1, 1000);

/** A typeface with the weights that pages use. */
const typeface = (max: number, weights: string) =>
  z.strictObject(
    {
      /** An npm package, such as `@fontsource/work-sans` or `@fontsource-variable/fraunces`. */
      package: line('a package of Fontsource, such as "@fontsource/work-sans"'),
      weights: listOf(weight, weights).max(max, { error: weights }),
    },
    { error: 'a typeface: "package" and "weights"' },
  );

const logo = z
  .strictObject({
    /** The pattern is derived from this text; by default from the owner's name. */
    seed: line('any text').optional(),
    colors: twoColors.optional(),
    /** An SVG file instead of the pattern. */
    src: checked(
      'an SVG file in public/, such as "/images/logo.svg"',
      (src) => /^\/[^:]+\.svg$/.test(src),
      (src) => `/${src.replace(/^[./]*(public\/)?/, '')}`,
    ).optional(),
  })
  .superRefine(({ src, seed, colors }, { addIssue }) => {
    if (src === undefined || (seed ?? colors) === undefined) return;
    const message = 'either "src", or "seed" and "colors"';
    addIssue({ code: 'custom', path: ['src'], input: src, message });
  });

/** The schema of `data/theme.ts`. */
export const themeSchema = z.strictObject({
  /** The only theme of the site. Without it, the device and the visitor choose. */
  only: z.enum(['dark', 'light'], { error: "'dark' or 'light'" }).optional(),
  dark: palette,
  light: palette,
  fonts: z.strictObject(
    {
      display: typeface(1, 'a list of one weight'),
      text: typeface(3, 'a list of one to three weights'),
      mono: typeface(1, 'a list of one weight'),
    },
    { error: 'the typefaces: display, text and mono' },
  ),
  logo: logo.optional(),
  /** Whether pages show patterns, and the home page the logo. */
  patterns: flag().optional(),
  /** Colours of the patterns of posts and pages. */
  patternColors: listOf(twoColors, 'a list of pairs of colours').optional(),
  /** Replaces the drawn share image of all pages except projects and posts. */
  shareImage: image('an image in public/, such as /images/share.png').optional(),
});

export type Palette = z.infer<typeof palette>;
export type Theme = z.infer<typeof themeSchema>;
export type Typefaces = Theme['fonts'];

/** The palette of share images and icons, which are the same in both themes: the only one, or the dark one. */
export const mainTheme = ({ only = 'dark' }: Pick<Theme, 'only'>): 'dark' | 'light' => only;
