import { lightenReset } from '@/build/export/lighten-reset';

it('leaves the reset to elements', () => {
  expect(lightenReset('@layer base{*,:after,::before,::backdrop{margin:0}}')).toBe(
    '@layer base{*,::backdrop{margin:0}}',
  );
});

it('leaves out what fonts are by themselves', () => {
  expect(lightenReset('code{font-feature-settings:normal;font-size:1em}')).toBe(
    'code{font-size:1em}',
  );
});

it.each([
  '@media (prefers-reduced-motion:reduce){*,:before,:after{animation:none!important}}',
  '.chain:before,.chain:after{content:""}',
])('keeps what is meant for them: %s', (css) => {
  expect(lightenReset(css)).toBe(css);
});
