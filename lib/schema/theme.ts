import { z } from 'zod';
import { checked, color, image, line, listOf, text, twoColors, wholeNumber } from './fields';

const palette = z
  .object({ scrim: text('a CSS colour, such as "rgb(11 13 20 / 60%)"') })
  .catchall(color);

const weight = wholeNumber('a weight from 1 to 1000, such as 400', 1, 1000);

const typeface = (max: number, weights: string) =>
  z.looseObject({
    package: line('a package of Fontsource, such as "@fontsource/work-sans"'),
    weights: listOf(weight, weights).max(max, { error: weights }),
  });

const logo = z.looseObject({
  colors: twoColors.optional(),
  src: checked('an SVG file in public/, such as "/images/logo.svg"', (src) =>
    /^\/[^:]+\.svg$/.test(src),
  ).optional(),
});

/** The values of `data/theme.ts` that the compiler cannot judge. */
export const themeSchema = z.looseObject({
  dark: palette,
  light: palette,
  fonts: z.looseObject({
    display: typeface(1, 'a list of one weight'),
    text: typeface(3, 'a list of one to three weights'),
    mono: typeface(1, 'a list of one weight'),
  }),
  logo: logo.optional(),
  patternColors: listOf(twoColors, 'a list of pairs of colours').optional(),
  shareImage: image('an image in public/, such as /images/share.png').optional(),
});
