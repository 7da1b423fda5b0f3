/** @jest-environment node */
import { fontRules, partFonts } from '@/build/export/fonts';

const face =
  '@font-face{font-family:a;src:url(../media/a.woff2)format("woff2");font-display:swap;font-weight:400 700}';
const fallback = '@font-face{font-family:b;src:local(Arial);size-adjust:103%}';

it('parts fonts that are fetched from those of the machine, and both from the rules', () => {
  expect(partFonts(`${face}${fallback}p{top:0}`, '/portfolio/_next/static/chunks')).toEqual({
    fonts: [['a', '/portfolio/_next/static/media/a.woff2', '400 700']],
    fallbacks: fallback,
    rules: 'p{top:0}',
  });
});

it('writes fonts as rules again, for browsers without script', () => {
  expect(fontRules([['a', '/media/a.woff2', '400']])).toBe(
    '@font-face{font-family:a;src:url(/media/a.woff2);font-display:swap;font-weight:400}',
  );
});
