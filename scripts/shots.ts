import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';

import { findBrowser } from '../tests/browser/support/find-browser';
import { launchOptions } from '../tests/browser/support/launch-options';
import { expectExport, oneOf, wholeNumber } from '@/build/cli/expect';
import { readArguments } from '@/build/cli/read-arguments';
import { startServer } from '@/build/serve/start-server';

/*
 * Takes a picture of every page of out/ in both themes at several widths, into shots/:
 * npm run shots [-- --pages /,/about/ --widths 360,1280 --themes dark --fold]
 */

type Theme = 'dark' | 'light';

const { values } = readArguments({
  call: 'npm run shots --',
  does: 'Takes a picture of every page of out/ in both themes at several widths.',
  options: {
    pages: { type: 'string', says: 'their addresses, such as /,/about/' },
    widths: { type: 'string', default: '360,768,1280,1920', says: 'in CSS pixels' },
    themes: { type: 'string', default: 'dark,light', says: 'dark, light or both' },
    fold: { type: 'boolean', says: 'only the first screen instead of the whole page' },
    out: { type: 'string', default: 'shots', says: 'folder of the pictures' },
  },
});
const widths = values.widths.split(',').map((width) => wholeNumber('--widths', width, 100, 10_000));
const themes = values.themes
  .split(',')
  .map((theme) => oneOf<Theme>('--themes', theme, ['dark', 'light']));
expectExport('out');
const heights: Record<number, number> = { 360: 740, 375: 667, 768: 1024, 1280: 800, 1920: 1080 };

const pages = values.pages?.split(',') ?? everyPage();
const server = await startServer({ dir: 'out', port: 0 });
const browser = await chromium.launch(launchOptions(await findBrowser()));
mkdirSync(values.out, { recursive: true });
for (const theme of themes) {
  for (const width of widths) await shootAll(browser, theme, width);
}
await browser.close();
await server.close();
console.log(`${values.out}/ holds ${pages.length} pages.`);

async function shootAll(browser: Browser, theme: Theme, width: number) {
  const context = await browser.newContext({
    viewport: { width, height: heights[width] ?? 800 },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  for (const address of pages) {
    await page.goto(new URL(address.slice(1), server.url).href, { waitUntil: 'networkidle' });
    const name = address.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home';
    if (!values.fold) await loadLazyPictures(page);
    await page.screenshot({
      path: path.join(values.out, `${name}-${width}-${theme}.png`),
      fullPage: !values.fold,
    });
  }
  await context.close();
}

async function loadLazyPictures(page: Awaited<ReturnType<Browser['newPage']>>) {
  await page.evaluate(async () => {
    for (const image of document.images) {
      image.loading = 'eager';
      await image.decode().catch(() => {});
    }
  });
}

/** The pages of the export, and an address without one. */
function everyPage() {
  const folders = readdirSync('out', { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html' && !file.startsWith('_'))
    .map((file) => path.dirname(file).split(path.sep).join('/'));
  const addresses = folders.map((folder) => (folder === '.' ? '/' : `/${folder}/`));
  return [...addresses, '/no-such-page/'];
}
