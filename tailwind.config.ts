import { blend, formatRgb } from 'culori';
import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { theme as palettes } from './data/theme';

/* The design tokens. The colours come from data/theme.ts. */

const { dark, light, only, fonts } = palettes;
const {
  radius = 'soft',
  buttons = 'ink',
  headings = {},
  captions = 'mono',
  cards = 'framed',
} = palettes;

/** Small and large corners, and those of buttons. */
const radii = {
  square: { small: '0', large: '0', button: '0' },
  soft: { small: '0.25rem', large: '0.75rem', button: '0.25rem' },
  round: { small: '0.625rem', large: '1.5rem', button: '9999px' },
};

const trackings = {
  tight: { tight: '-0.03em', snug: '-0.015em' },
  normal: { tight: '-0.01em', snug: '0' },
  wide: { tight: '0.02em', snug: '0.02em' },
};

/** The main button, and the same while it is pointed at. */
const ink = { button: 'text', 'on-button': 'bg' };
const accented = { button: 'accent', 'on-button': 'accent-contrast' };
const [button, hovered] = buttons === 'ink' ? [ink, accented] : [accented, ink];
const buttonColors = {
  button: `var(--${button.button})`,
  'on-button': `var(--${button['on-button']})`,
  'button-hover': `var(--${hovered.button})`,
  'on-button-hover': `var(--${hovered['on-button']})`,
};

/** Each colour as a custom property that follows `color-scheme`. */
const colors = Object.fromEntries(
  (Object.keys(dark) as (keyof typeof dark)[]).map((name) => [
    `--${name}`,
    only ? palettes[only][name] : `light-dark(${light[name]}, ${dark[name]})`,
  ]),
);

/** The room above pages and between their sections. Paper has margins of its own. */
const room = {
  '--top': 'clamp(2.5rem, 1.5rem + 4vw, 5.5rem)',
  '--section': 'clamp(4.5rem, 3rem + 6vw, 9rem)',
};
const roomOnPaper = { '--top': '0px', '--section': '2.5rem' };

/** The background behind a dialog. */
const dimmed = ({ bg, scrim }: typeof dark) => formatRgb(blend([bg, scrim]));

/* Headings also have a largest size in vw, at which their words fit on phones at a text size of 200 %. */
const page = 'clamp(1.75rem, 0.85rem + 5vw, 5rem)';
const longPage = 'clamp(1.75rem, 1.1rem + 3vw, 4rem)';

const easeOut = 'cubic-bezier(0.22, 1, 0.36, 1)';

const heading = `500ms ${easeOut}`;

/** Animations of headings do not change opacity, so that headings are readable from the first frame. */
const keyframes = {
  '@keyframes slide-down': { from: { transform: 'translateY(-1.5rem)' } },
  // Short enough not to touch the line above.
  '@keyframes settle': { from: { transform: 'translateY(-0.375rem)' } },
  '@keyframes slide-in': { from: { transform: 'translateX(var(--slide-from, -2rem))' } },
  '@keyframes drop-in': { from: { transform: 'translateY(-1.5rem)', opacity: '0' } },
  '@keyframes fill': { from: { transform: 'scaleY(0)' } },
  '@keyframes breathe': { '50%': { opacity: '0.35' } },
};

/** The frame of cards. */
const frames = {
  framed: {
    'border-width': '1px',
    'border-radius': radii[radius].large,
    background: 'var(--surface)',
  },
  row: { 'border-top-width': '1px' },
};

/**
 * The theme follows the device, the stored choice (data-theme), or the checked radio button, which counts even
 * before hydration.
 */
const themes = plugin(({ addBase, addUtilities }) => {
  addUtilities({ '.card-frame': frames[cards] });
  addBase({
    ':root': {
      'color-scheme': only ?? 'light dark',
      ...colors,
      ...room,
      '--dimmed': only ? dimmed(palettes[only]) : `light-dark(${dimmed(light)}, ${dimmed(dark)})`,
    },
    ...(!only && {
      ':root[data-theme="light"]': { 'color-scheme': 'light' },
      ':root[data-theme="dark"]': { 'color-scheme': 'dark' },
      ':root:has([data-theme-choice][value="system"]:checked)': { 'color-scheme': 'light dark' },
      ':root:has([data-theme-choice][value="light"]:checked)': { 'color-scheme': 'light' },
      ':root:has([data-theme-choice][value="dark"]:checked)': { 'color-scheme': 'dark' },
    }),
    ...(palettes.patterns === false && {
      ':is(main, dialog) .block-pattern': { display: 'none !important' },
    }),
    ...(headings.case === 'upper' && {
      'h1, h2, h3, h4, .font-display': { 'text-transform': 'uppercase' },
    }),
    '[dir="rtl"]': { '--slide-from': '2rem' },
    // Arabic letters are joined.
    '[dir="rtl"] *': { 'letter-spacing': '0 !important' },
    '@media print': { ':root': { 'color-scheme': 'light !important', ...roomOnPaper } },
    ...keyframes,
  });
});

const steps = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32];

export default {
  content: [],
  theme: {
    screens: { sm: '40rem', md: '48rem', lg: '64rem', xl: '80rem' },
    colors: {
      transparent: 'transparent',
      ...Object.fromEntries(Object.keys(dark).map((name) => [name, `var(--${name})`])),
      ...buttonColors,
    },
    fontFamily: {
      // Tailwind's reset sets this on the root, where its default list of fonts would be overridden anyway.
      sans: 'inherit',
      display: 'var(--font-display)',
      text: 'var(--font-text)',
      mono: 'var(--font-mono)',
      caption: `var(--font-${captions})`,
    },
    fontWeight: {
      normal: '400',
      medium: '500',
      semibold: '600',
      // Headings.
      bold: String(fonts.display.weights[0]),
    },
    fontSize: {
      caption: ['0.875rem', { lineHeight: '1.25rem' }],
      small: ['0.9375rem', { lineHeight: '1.5rem' }],
      body: ['clamp(1rem, 0.95rem + 0.22vw, 1.0625rem)', { lineHeight: '1.7' }],
      lead: ['min(clamp(1.0625rem, 0.94rem + 0.5vw, 1.4375rem), 8.5vw)', { lineHeight: '1.5' }],
      title: ['min(clamp(1.25rem, 1.16rem + 0.45vw, 1.5625rem), 8vw)', { lineHeight: '1.25' }],
      section: ['min(clamp(1.625rem, 1.25rem + 2vw, 3rem), 10vw)', { lineHeight: '1.08' }],
      page: [`min(${page}, 14vw)`, { lineHeight: '1.02' }],
      'long-page': [`min(${longPage}, 14vw)`, { lineHeight: '1.06' }],
      'long-word': [`min(${longPage}, 9vw)`, { lineHeight: '1.06' }],
      'longest-word': [`min(${longPage}, 6vw)`, { lineHeight: '1.1' }],
      article: ['min(clamp(1.75rem, 1.4rem + 1.8vw, 3rem), 9vw)', { lineHeight: '1.1' }],
      'article-body': ['1.125rem', { lineHeight: '1.7' }],
      heading: ['min(clamp(1.5rem, 1.3rem + 0.9vw, 2.125rem), 9vw, 10cqi)', { lineHeight: '1.2' }],
      // As large as its column is wide, and smaller in low windows, in which the edge of the work is seen below.
      claim: [
        'clamp(min(2rem, 12cqi), min(11.5cqi, 1.5rem + 5cqi, 8.5svh), 7rem)',
        { lineHeight: '1' },
      ],
      'long-claim': [
        'clamp(min(1.75rem, 9cqi), min(8cqi, 6.5svh), 4.5rem)',
        { lineHeight: '1.04' },
      ],
      record: 'min(clamp(1.5rem, 1.1rem + 1.1vw, 2.5rem), 10vw)',
      numeral: ['clamp(2.5rem, 1.8rem + 2.2vw, 4rem)', { lineHeight: '1' }],
    },
    lineHeight: { none: '1', tight: '1.25', relaxed: '1.7' },
    letterSpacing: { ...trackings[headings.tracking ?? 'tight'], normal: '0', wide: '0.06em' },
    spacing: {
      // A base of 4 px.
      ...Object.fromEntries(steps.map((step) => [step, `${step / 4}rem`])),
      top: 'var(--top)',
      section: 'var(--section)',
      header: '4rem',
      side: 'var(--side)',
    },
    gridTemplateColumns: {
      // As many columns as fit.
      narrow: 'repeat(auto-fit, minmax(min(6.5rem, 100%), 1fr))',
      wide: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
      // Labels in the margin, beside their texts.
      labelled: 'minmax(9rem, 1fr) minmax(0, 3fr)',
      // A text, and the mark beside it.
      mark: 'minmax(0, 1fr) 38%',
      cards:
        cards === 'framed'
          ? 'repeat(auto-fill, minmax(min(100%, max(15rem, 34%)), 1fr))'
          : 'minmax(0, 1fr)',
      timeline: 'minmax(0, 1fr) minmax(0, 3fr)',
    },
    margin: ({ theme }) => ({ ...theme('spacing'), auto: 'auto' }),
    // The height of the window without the header.
    minHeight: ({ theme }) => ({
      ...theme('spacing'),
      page: 'calc(100svh - 4rem)',
    }),
    maxWidth: { measure: '40rem', full: '100%' },
    borderRadius: { ...radii[radius], full: '9999px' },
    transitionDuration: { quick: '150ms', heading: '500ms' },
    transitionTimingFunction: { out: easeOut },
    animation: {
      'slide-down': `slide-down ${heading} backwards`,
      'slide-in': `slide-in ${heading} backwards`,
      'drop-in': `drop-in ${heading} backwards`,
      'drawer-in': `slide-down 300ms ${easeOut}`,
      'first-line': `settle ${heading} 200ms backwards`,
      'second-line': `settle ${heading} 300ms backwards`,
      breathe: 'breathe 2.4s ease-in-out 3',
    },
  },
  plugins: [themes],
} satisfies Config;
