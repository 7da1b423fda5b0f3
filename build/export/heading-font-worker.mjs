import { parentPort, workerData } from 'node:worker_threads';
import subsetFont from 'subset-font';

/*
 * The worker thread of heading-font.ts, which has the fonts. Each message has the index of one, letters, and
 * the port that a font of these letters, or the error, goes to.
 */

parentPort?.on('message', async ({ index, letters, port }) => {
  const made = await subsetFont(Buffer.from(workerData[index]), letters, {
    targetFormat: 'woff2',
    noLayoutClosure: true,
    noHinting: true,
    // Only hinting, ligatures, variable fonts and kerning need them. Kerning is a fifth of the font, and
    // moves letters of the sample's headings by less than a pixel when the whole font comes.
    dropTables: ['STAT', 'gasp', 'GDEF', 'GPOS', 'GSUB'],
  }).catch((/** @type {unknown} */ error) => error);
  port.postMessage(made);
});
