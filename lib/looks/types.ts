import type { Theme } from '../schema';

/** A finished look: all settings of data/theme.ts but the logo and the share image. */
export type Look = Required<
  Pick<
    Theme,
    | 'dark'
    | 'light'
    | 'fonts'
    | 'radius'
    | 'buttons'
    | 'headings'
    | 'captions'
    | 'hero'
    | 'cards'
    | 'patternColors'
  >
> &
  Pick<Theme, 'only'>;
