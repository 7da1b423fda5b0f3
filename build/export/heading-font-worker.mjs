import { parentPort } from 'node:worker_threads';
import subsetFont from 'subset-font';

/*
 * The worker thread of heading-font.ts. Each message has a font, its letters, and the port that the smaller
 * font, or the error, goes to.
 */

parentPort?.on('message', async ({ font, letters, port }) => {
  const made = await subsetFont(Buffer.from(font), letters, {
    targetFormat: 'woff2',
    noLayoutClosure: true,
    noHinting: true,
    // Only hinting, ligatures, variable fonts and kerning need them. Kerning is a fifth of the font, and
    // moves letters of the sample's headings by less than a pixel when the whole font comes.
    dropTables: ['STAT', 'gasp', 'GDEF', 'GPOS', 'GSUB'],
  }).catch((/** @type {unknown} */ error) => error);
  port.postMessage(made);
});
