/** @jest-environment node */
import { checkTypefaces } from '@/build/fonts/check-typefaces';
import { site } from '@/lib/site';

it.each([
  ['@fontsource-variable/instrument', '@fontsource-variable/instrument-sans'],
  ['@fontsource/instrument-sans', '@fontsource-variable/instrument-sans'],
  ['@fontsource/ibm-plex-momo', '@fontsource/ibm-plex-mono'],
])('an unknown typeface, %s, comes with the nearest that is installed', (name, near) => {
  const { fonts } = site.theme;
  const problems = checkTypefaces({ ...fonts, text: { package: name, weights: [400] } }, '.');
  expect(problems).toMatchObject([
    { field: 'fonts.text.package', fix: expect.stringContaining(`"${near}"`) },
  ]);
});

// Owners may have installed any that exists.
it.each(['@fontsource/qqqqqqqq', '@fontsource-variable/xyxyxyxy'])(
  'a typeface that is like none of the installed ones, %s, can be installed',
  (name) => {
    const { fonts } = site.theme;
    const [problem] = checkTypefaces({ ...fonts, text: { package: name, weights: [400] } }, '.');
    expect(problem?.fix).toContain(`npm install --save-exact ${name}`);
    expect(problem?.fix).not.toContain('"');
  },
);
