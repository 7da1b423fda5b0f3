import { z } from 'zod';
import { hexColor as hex, line, listOf, matching, pictureUrl, text, twoColors } from './fields';

const color = text('a CSS color, such as "#0b0d14"');

const palette = z.strictObject({
  bg: hex,
  surface: hex,
  raised: hex,
  line: hex,
  edge: hex,
  text: hex,
  muted: hex,
  accent: hex,
  'accent-solid': hex,
  'accent-contrast': hex,
  positive: hex,
  'code-keyword': hex,
  'code-string': hex,
  'code-function': hex,
  'code-constant': hex,
  'code-parameter': hex,
  'on-solid': hex,
  scrim: color,
});

const WEIGHT = 'a weight from 1 to 1000, such as 400';
const SOURCE = 'a "package" of Fontsource, or "files" of your own';

const weight = z.int({ error: WEIGHT }).min(1, { error: WEIGHT }).max(1000, { error: WEIGHT });

/** A typeface with the weights that pages use. */
const typeface = (max: number, weights: string) =>
  z
    .strictObject(
      {
        /** An npm package, such as `@fontsource/work-sans` or `@fontsource-variable/fraunces`. */
        package: line('the name of an npm package').optional(),
        /** WOFF2, TTF or OTF files of the site: one for each weight, or a variable font for all. */
        files: listOf(line('a path such as "public/fonts/a.woff2"'), 'a list of paths').optional(),
        weights: listOf(weight, weights).max(max, { error: weights }),
      },
      { error: `a typeface: ${SOURCE}, and "weights"` },
    )
    .superRefine(({ package: name, files }, { addIssue }) => {
      if ((name === undefined) !== (files === undefined)) return;
      addIssue({ code: 'custom', path: ['package'], input: name, message: SOURCE });
    });

const logo = z
  .strictObject({
    /** The pattern is derived from this text; by default from the owner's name. */
    seed: line('any text').optional(),
    colors: twoColors.optional(),
    /** An SVG file instead of the pattern. */
    src: matching('an SVG file in public/, such as "/images/mark.svg"', /^\/.+\.svg$/).optional(),
  })
  .superRefine(({ src, seed, colors }, { addIssue }) => {
    if (src === undefined || (seed ?? colors) === undefined) return;
    const message = 'either "src", or "seed" and "colors"';
    addIssue({ code: 'custom', path: ['src'], input: src, message });
  });

/** The schema of `data/theme.ts`. */
export const themeSchema = z.strictObject({
  /** The only theme of the site. Without this, the device and the visitor choose. */
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
  patterns: z.boolean({ error: 'true or false' }).optional(),
  /** Colours of the patterns of posts and pages. */
  patternColors: listOf(twoColors, 'a list of pairs of colours').optional(),
  /** Shown instead of a drawn image when a page is shared that is neither a project nor about posts. */
  picture: pictureUrl('a picture in public/, such as "/images/share.png"', /^\//).optional(),
});

export type Palette = z.infer<typeof palette>;
export type Theme = z.infer<typeof themeSchema>;
export type Typefaces = Theme['fonts'];
