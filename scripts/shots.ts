import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '@/build/browser';
import { requireExport, oneOf, readArguments, wholeNumber } from '@/build/cli';
import { startServer } from '@/build/serve/start-server';
import { filesIn } from '@/lib/files-in';

const usage = `npm run shots -- [--pages /,/about/] [--widths 360,1280] [--themes dark] [--fold] [--out shots]
Takes a screenshot of every page of out/ at several widths (CSS pixels) and in both themes. With
--fold, it captures only the part above the fold.`;

const { values } = readArguments(usage, {
  options: {
    pages: { type: 'string' },
    widths: { type: 'string', default: '360,768,1280,1920' },
    themes: { type: 'string', default: 'dark,light' },
    fold: { type: 'boolean', default: false },
    out: { type: 'string', default: 'shots' },
  },
});
const widths = values.widths.split(',').map((width) => wholeNumber('--widths', width, 100, 10_000));
const themes = values.themes.split(',').map((theme) => oneOf('--themes', theme, ['dark', 'light']));
requireExport('out');
const pages = values.pages?.split(',') ?? allPages();

const server = await startServer({ dir: 'out', port: 0 });
const browser = await chromium.launch(await findBrowser());
for (const theme of themes) {
  for (const width of widths) {
    const page = await browser.newPage({
      viewport: { width, height: width < 700 ? 740 : 1000 },
      colorScheme: theme,
      reducedMotion: 'reduce',
    });
    for (const url of pages) {
      await page.goto(new URL(url.slice(1), server.url).href, { waitUntil: 'networkidle' });
      // Pictures below the fold load lazily.
      await page.evaluate(async () => {
        for (const image of document.images) {
          image.loading = 'eager';
          await image.decode().catch(() => {});
        }
      });
      const name = url.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home';
      const file = path.join(values.out, `${name}-${width}-${theme}.png`);
      await page.screenshot({ path: file, fullPage: !values.fold });
    }
    await page.close();
  }
}
await browser.close();
await server.close();
console.log(`${values.out}/: ${pages.length} pages`);

/** The paths of all exported pages, including 404.html. */
function allPages(): string[] {
  const files = filesIn('out').filter((file) => /^(?!_)(.*\/)?index\.html$/.test(file));
  return [...files.map((file) => `/${file.replace(/index\.html$/, '')}`), '/404.html'];
}
