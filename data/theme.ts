import type { Theme } from '@/lib/schema';

/** The look of the site, including share images, the CV and icons. */
export const theme: Theme = {
  /**
   * `only: 'dark'` or `only: 'light'` makes a site with one theme, without a switch. The CV and printed
   * pages are always light.
   *
   * The colours of the dark and the light theme. In both, `text`, `muted` and `accent` have a contrast
   * of at least 7:1 on `bg`, `surface` and `raised`. Your brand's colour is `accent` and `accent-solid`;
   * docs/brand.md explains each colour.
   */
  dark: {
    bg: '#0b0d14',
    surface: '#11141d',
    raised: '#191d29',
    line: '#262c3b',
    edge: '#6a7388',
    text: '#eceef4',
    muted: '#aab1c3',
    accent: '#a5a9ff',
    'accent-solid': '#5d64f6',
    'accent-contrast': '#0b0d14',
    positive: '#ffb357',
    /** Syntax highlighting of code. */
    'code-keyword': '#c4b5fd',
    'code-string': '#fdc98a',
    'code-function': '#93c9ff',
    'code-constant': '#86e0c3',
    'code-parameter': '#f5b3c7',
    /** Selected text, which is on `accent-solid`, and icons on the gradients of tools. */
    'on-solid': '#ffffff',
    /** The backdrop of a dialog. */
    scrim: 'rgb(5 6 10 / 0.6)',
  },
  light: {
    bg: '#f8f6f1',
    surface: '#fffefb',
    raised: '#efece4',
    line: '#dcd7cb',
    edge: '#7c7a72',
    text: '#14161f',
    muted: '#474c5e',
    accent: '#3a34b8',
    'accent-solid': '#4a45d6',
    'accent-contrast': '#fffefb',
    positive: '#8a3c05',
    'code-keyword': '#5b21b6',
    'code-string': '#803904',
    'code-function': '#0b4a8f',
    'code-constant': '#0c5440',
    'code-parameter': '#8a1846',
    'on-solid': '#ffffff',
    scrim: 'rgb(5 6 10 / 0.6)',
  },
  /**
   * The typefaces: packages of https://fontsource.org. After a change, `npm run fonts` writes app/fonts.css, which
   * loads them on pages.
   */
  fonts: {
    /** Headings, in their weight. */
    display: { package: '@fontsource-variable/bricolage-grotesque', weights: [700] },
    /** All other text: the lightest and the heaviest weight of a variable font, or up to three. */
    text: { package: '@fontsource-variable/instrument-sans', weights: [400, 600] },
    /** Dates, labels and code. */
    mono: { package: '@fontsource/ibm-plex-mono', weights: [400] },
  },
  /** Corners: 'square', 'soft' or 'round'. */
  radius: 'soft',
  /** Main buttons in the colour of texts ('ink') or in the 'accent'. */
  buttons: 'ink',
  /** `tracking`: 'tight', 'normal' or 'wide'; `case`: 'normal' or 'upper'. */
  headings: { tracking: 'tight', case: 'normal' },
  /** The typeface of dates and labels: 'mono' or 'text'. */
  captions: 'mono',
  /**
   * Beside the greeting: the 'pattern' with a small portrait, a large 'portrait', or nothing but larger 'type'.
   */
  hero: 'pattern',
  /** Projects as 'framed' cards, or as a 'row' each. */
  cards: 'framed',
  /**
   * The logo in the header, on the home page, in icons and in share images; by default a pattern derived
   * from your name. Another pattern: `{ seed: 'any text', colors: ['#4a45d6', '#12a594'] }`. A file:
   * `{ src: '/images/logo.svg' }`.
   */
  logo: {},
  /** Pairs of colours for patterns, chosen by the name of the file; by default the accents. */
  patternColors: [
    ['#646cff', '#2dd4bf'],
    ['#f59e0b', '#ef4444'],
    ['#3b82f6', '#8b5cf6'],
    ['#22c55e', '#06b6d4'],
    ['#f97316', '#facc15'],
    ['#ef4444', '#a855f7'],
  ],
  /**
   * `shareImage: '/images/share.png'` (1200 × 630 pixels) replaces the drawn share image of all pages
   * except projects and posts.
   *
   * `patterns: false` removes all patterns from pages, and the logo from the first screen of the home
   * page. Share images keep them.
   */
};
