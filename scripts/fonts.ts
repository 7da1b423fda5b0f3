import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import arialBold from '@capsizecss/metrics/arial/700';
import display from '@capsizecss/metrics/bricolageGrotesque/700';
import courierNew from '@capsizecss/metrics/courierNew';
import mono from '@capsizecss/metrics/iBMPlexMono';
import text from '@capsizecss/metrics/instrumentSans';
import textMedium from '@capsizecss/metrics/instrumentSans/500';
import textSemibold from '@capsizecss/metrics/instrumentSans/600';
import roboto from '@capsizecss/metrics/roboto';
import robotoMedium from '@capsizecss/metrics/roboto/500';
import robotoBold from '@capsizecss/metrics/roboto/700';

/*
 * `npm run fonts` prints the fallback rules of app/fonts.css: system fonts, scaled to the metrics of the web fonts,
 * so that the layout does not shift when those load. For other typefaces, import their metrics as `display`, `text`
 * and `mono`:
 * https://github.com/seek-oss/capsize/tree/master/packages/metrics
 */

type Metrics = Parameters<typeof createFontStack>[0][number];

/** Fonts with the same metrics: Arial on Windows, macOS and iOS, Liberation Sans on Linux. */
const arialFonts = ['Arial', 'Liberation Sans'];
const arialBoldFonts = ['Arial Bold', 'Liberation Sans Bold'];
const fixedWidthFonts = ['Menlo', 'Liberation Mono', 'Roboto Mono', 'Courier New'];
const faces: [family: string, weight: string, web: Metrics, local: Metrics, names: string[]][] = [
  ['display fallback', '700', display, arialBold, arialBoldFonts],
  ['display fallback 2', '700', display, robotoBold, ['Roboto Bold']],
  ['text fallback', '400', text, arial, arialFonts],
  ['text fallback', '500', textMedium, arial, arialFonts],
  ['text fallback', '600 700', textSemibold, arialBold, arialBoldFonts],
  ['text fallback 2', '400', text, roboto, ['Roboto', 'Roboto Regular']],
  ['text fallback 2', '500', textMedium, robotoMedium, ['Roboto Medium']],
  ['text fallback 2', '600 700', textSemibold, robotoBold, ['Roboto Bold']],
  ['mono fallback', '400', mono, courierNew, fixedWidthFonts],
];

const rules = faces.map(([family, weight, web, local, names]) => {
  const { fontFaces } = createFontStack([web, local], { fontFaceFormat: 'styleObject' });
  const face = fontFaces[0]!['@font-face'];
  return `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  src: ${names.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${face.sizeAdjust};
  ascent-override: ${face.ascentOverride};
  descent-override: ${face.descentOverride};
  line-gap-override: ${face.lineGapOverride ?? 'normal'};
}`;
});
console.log(rules.join('\n\n'));
