import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { siteContent } from '@/app/content';
import { readArguments, requireExport, wholeNumber } from '@/lib/cli';
import { serveExport } from '@/lib/hosts/serve';
import { routes } from '@/lib/urls';
import { findBrowser } from './find-browser';
import { freePort } from './free-port';

const usage = `npm run bench -- [--runs 5] [--desktop] [--pages /,/about/]
Measures one page of each kind in out/ with Lighthouse, as on a phone, and prints the medians. Times
depend on the machine and its load, so compare only runs of the same hour.`;

const { values } = readArguments(usage, {
  options: {
    runs: { type: 'string', default: '5' },
    desktop: { type: 'boolean' },
    pages: { type: 'string' },
  },
});
const runs = wholeNumber('--runs', values.runs, 1);
requireExport('out');

const server = await serveExport('out', 0);
const port = await freePort();
const options = await findBrowser();
const browser = await chromium.launch({ ...options, args: [`--remote-debugging-port=${port}`] });
const rows: Record<string, Record<string, number>> = {};
for (const page of values.pages?.split(',') ?? onePageOfEachKind()) {
  const results: Record<string, number>[] = [];
  for (let run = 0; run < runs; run++) results.push(await measure(page));
  rows[page] = medians(results);
  console.error(`${page} measured`);
}
await browser.close();
server.close();
console.log(`Median of ${runs}, Chromium ${browser.version()}, Node ${process.version}`);
console.table(rows);

function onePageOfEachKind(): string[] {
  const { projects, posts, pages } = siteContent();
  const entries = [...projects.slice(0, 1), ...posts.slice(0, 1), ...pages.slice(0, 1)];
  const { home, about, blog, contact } = routes;
  return [home, about, routes.projects, blog, contact, ...entries.map(({ path }) => path)];
}

/** Scores (0 to 100), times (ms) and size (kB) of one visit with an empty cache. */
async function measure(page: string): Promise<Record<string, number>> {
  const url = new URL(page.slice(1), server.url).href;
  const config = values.desktop ? desktopConfig : undefined;
  const result = await lighthouse(url, { port, logLevel: 'error' }, config);
  if (!result || result.lhr.runtimeError) {
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  }
  const { audits, categories } = result.lhr;
  const scores = Object.values(categories).map(({ id, score }) => [
    id,
    Math.round((score ?? 0) * 100),
  ]);
  const value = (id: string) => audits[id]?.numericValue ?? NaN;
  return {
    ...(Object.fromEntries(scores) as Record<string, number>),
    'first paint, ms': Math.round(value('first-contentful-paint')),
    'largest paint, ms': Math.round(value('largest-contentful-paint')),
    'blocking, ms': Math.round(value('total-blocking-time')),
    'layout shift': Number(value('cumulative-layout-shift').toFixed(3)),
    'transfer, kB': Math.round(value('total-byte-weight') / 1000),
  };
}

function medians(results: readonly Record<string, number>[]): Record<string, number> {
  const median = (name: string) => {
    const sorted = results.map((figures) => figures[name] ?? NaN).sort((a, b) => a - b);
    return sorted[Math.floor((runs - 1) / 2)] ?? NaN;
  };
  return Object.fromEntries(Object.keys(results[0] ?? {}).map((name) => [name, median(name)]));
}
