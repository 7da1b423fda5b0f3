import localFont from 'next/font/local';

/*
 * Latin subsets of three open fonts, self-hosted, 87 kB in total. The pages load them after the
 * first paint; until then styles/fallback-fonts.css applies.
 */

const display = localFont({
  src: '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weight: '200 800',
  variable: '--face-display',
  preload: false,
  adjustFontFallback: false,
});

const text = localFont({
  src: '../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  variable: '--face-text',
  preload: false,
  adjustFontFallback: false,
});

const mono = localFont({
  src: '../node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2',
  weight: '400',
  variable: '--face-mono',
  preload: false,
  adjustFontFallback: false,
});

/** Class names that define the font variables of tailwind.config.ts. */
export const fontVariables = [display, text, mono].map(({ variable }) => variable).join(' ');
