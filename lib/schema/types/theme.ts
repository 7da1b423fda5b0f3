/** The colours of a theme, as #rrggbb. */
export interface Palette {
  bg: string;
  surface: string;
  raised: string;
  line: string;
  edge: string;
  text: string;
  muted: string;
  accent: string;
  'accent-solid': string;
  'accent-contrast': string;
  positive: string;
  'code-keyword': string;
  'code-string': string;
  'code-function': string;
  'code-constant': string;
  'code-parameter': string;
  'on-solid': string;
  /** Any CSS colour. */
  scrim: string;
}

/** A typeface with the weights that pages use. */
interface Typeface {
  /** An npm package, such as `@fontsource/work-sans` or `@fontsource-variable/fraunces`. */
  package: string;
  weights: readonly number[];
}

export interface Typefaces {
  /** One weight. */
  display: Typeface;
  /** One to three weights. */
  text: Typeface;
  /** One weight. */
  mono: Typeface;
}

/** The value of `data/theme.ts`. */
export interface Theme {
  /** The only theme of the site. Without it, the device and the visitor choose. */
  only?: 'dark' | 'light' | undefined;
  dark: Palette;
  light: Palette;
  fonts: Typefaces;
  /** How square or round corners are. */
  radius?: 'square' | 'soft' | 'round' | undefined;
  /** The colour of main buttons: that of texts, or the accent. */
  buttons?: 'ink' | 'accent' | undefined;
  /** The spacing of letters in headings, and capitals. The weight of headings is that of `fonts.display`. */
  headings?:
    | {
        tracking?: 'tight' | 'normal' | 'wide' | undefined;
        case?: 'normal' | 'upper' | undefined;
      }
    | undefined;
  /** The typeface of dates and labels. */
  captions?: 'mono' | 'text' | undefined;
  /** What stands beside the greeting: the pattern with a small portrait, the portrait, or nothing. */
  hero?: 'pattern' | 'portrait' | 'type' | undefined;
  /** Cards with a frame and a panel, or rows between hairlines. */
  cards?: 'framed' | 'row' | undefined;
  /** A pattern that is derived from a text and two colours, or an SVG file in `public/`. */
  logo?:
    | {
        /** By default the owner's name. */
        seed?: string | undefined;
        colors?: [string, string] | undefined;
        src?: undefined;
      }
    | { src: string; seed?: undefined; colors?: undefined }
    | undefined;
  /** Whether pages show patterns, and the home page the logo. */
  patterns?: boolean | undefined;
  /** Colours of the patterns of posts and pages. */
  patternColors?: readonly [string, string][] | undefined;
  /** Replaces the drawn share image of all pages except projects and posts. */
  shareImage?: string | undefined;
}

/** The palette of share images and icons, which are the same in both themes: the only one, or the dark one. */
export const mainTheme = ({ only = 'dark' }: Pick<Theme, 'only'>): 'dark' | 'light' => only;
