import { z } from 'zod';
import { hexColor as hex, text } from './fields';

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

/** The schema of `data/theme.ts`. */
export const themeSchema = z.strictObject({ dark: palette, light: palette });

export type Palette = z.infer<typeof palette>;
export type Theme = z.infer<typeof themeSchema>;
