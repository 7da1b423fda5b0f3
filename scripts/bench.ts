import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig, type Flags } from 'lighthouse';
import { findBrowser } from '@/build/browser';
import { firstTouchBudgets, scoreBudgets, timeBudgets } from '@/build/budgets';
import { requireExport, oneOf, readArguments, wholeNumber } from '@/build/cli';
import { freePort } from '@/build/free-port';
import { markdownTable } from '@/build/markdown-table';
import { startServer } from '@/build/serve/start-server';
import { siteContent } from '@/lib/site/content';
import { pageRoute, postRoute, routes } from '@/lib/urls';
import { measureFirstTouch } from './bench/first-touch';

const usage = `npm run bench -- [--runs 5] [--preset mobile|desktop] [--pages /,/about/]
Measures one page of each kind in out/ with Lighthouse, and the first touch of a visitor. Times depend on
the machine and its load: compare them with those of the empty page in the same run.`;

const { values } = readArguments(usage, {
  options: {
    runs: { type: 'string', default: '5' },
    preset: { type: 'string', default: 'mobile' },
    pages: { type: 'string' },
  },
});
const runs = wholeNumber('--runs', values.runs, 1);
const preset = oneOf('--preset', values.preset, ['mobile', 'desktop']);
requireExport('out');

const { projects, pages: ownPages, posts } = siteContent({ drafts: false });
const project = projects.find(({ images }) => images.length > 0);
const projectPage = project ? pageRoute(project.slug) : routes.projects;
const pages = values.pages?.split(',') ?? [
  ...[routes.home, routes.about, routes.projects, projectPage, routes.blog],
  ...posts.slice(0, 1).map(({ summary }) => postRoute(summary.id)),
  ...[routes.contact, ...ownPages.slice(0, 1).map(({ slug }) => pageRoute(slug))],
];

const EMPTY = 'an empty page';
const EMPTY_PAGE =
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Empty</title>' +
  '<meta name="viewport" content="width=device-width"><meta name="description" content="Empty">' +
  '<link rel="icon" href="data:,"></head><body><main><h1>Empty</h1></main></body></html>';
/**
 * Kilobytes that arrive in the first round trip, and milliseconds of each further one on the phone that
 * Lighthouse simulates. Only a long post needs a second one: build/budgets.ts.
 */
const FIRST_ROUND_TRIP = 14.6;
const ROUND_TRIP = 150;
const budgets = { ...scoreBudgets, ...timeBudgets[preset] };
const kinds = ['total', 'document', 'stylesheet', 'script', 'font', 'image', 'media', 'other'];

/** Scores, milliseconds and kilobytes by name. */
type Figures = Record<string, number>;

const server = await startServer({ dir: 'out', port: 0, base: process.env.BASE_PATH });
const emptyFolder = mkdtempSync(path.join(tmpdir(), 'bench-'));
writeFileSync(path.join(emptyFolder, 'index.html'), EMPTY_PAGE);
const emptyServer = await startServer({ dir: emptyFolder, port: 0 });
const port = await freePort();
const options = await findBrowser();
const browser = await chromium.launch({ ...options, args: [`--remote-debugging-port=${port}`] });

const urlOf = (page: string) => new URL(page.slice(1), server.url).href;
const misses: string[] = [];
const results = [];
for (const page of [EMPTY, ...pages]) {
  const url = page === EMPTY ? emptyServer.url : urlOf(page);
  // The server compresses files on the first visit.
  await measurePage(url);
  const figures = await medians(() => measurePage(url));
  results.push({ page, ...figures });
  if (page === EMPTY) continue;
  const trip = preset === 'mobile' && (figures.document ?? 0) > FIRST_ROUND_TRIP ? ROUND_TRIP : 0;
  const pageBudgets = { ...budgets, fcp: budgets.fcp + trip, lcp: budgets.lcp + trip };
  for (const [name, budget] of Object.entries(pageBudgets)) {
    const figure = figures[name] ?? NaN;
    const isMet = name in scoreBudgets ? figure >= budget : figure <= budget;
    if (!isMet) misses.push(`${page}: ${name} ${figure}, budget ${budget}`);
  }
  console.error(`${page} measured`);
}
const [home, list] = [urlOf(routes.home), urlOf(routes.projects)];
const urls = { home, projects: list, project: urlOf(projectPage) };
const touches = await medians(() => measureFirstTouch(browser, urls));
for (const [name, budget] of Object.entries(firstTouchBudgets)) {
  const time = touches[name] ?? NaN;
  if (!(time <= budget)) misses.push(`${name}: ${time} ms, budget ${budget}`);
}
await browser.close();
await server.close();
await emptyServer.close();
rmSync(emptyFolder, { recursive: true });

console.log(`
${preset}, median of ${runs}; Chromium ${browser.version()}, Node ${process.version}

${markdownTable(results, ['page', ...Object.keys(budgets)])}

Kilobytes sent, with headers, compressed with brotli

${markdownTable(results, ['page', 'requests', ...kinds])}

The first touch, in milliseconds: a slow phone, nothing in the cache, 1 s after the first paint

${markdownTable([touches])}

${misses.length > 0 ? `Over budget:\n${misses.join('\n')}` : 'Every budget is met.'}`);
if (misses.length > 0) process.exitCode = 1;

/** Measures a page with Lighthouse. */
async function measurePage(url: string): Promise<Figures> {
  // A page remembers in local storage that it has its fonts: measure a first visit each time.
  const flags: Flags = { port, logLevel: 'error', clearStorageTypes: ['local_storage'] };
  const result = await lighthouse(url, flags, preset === 'desktop' ? desktopConfig : undefined);
  if (!result || result.lhr.runtimeError) {
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  }
  const { audits, categories } = result.lhr;
  const value = (id: string) => audits[id]?.numericValue ?? NaN;
  const { items } = audits['resource-summary']?.details as unknown as {
    items: { resourceType: string; requestCount: number; transferSize: number }[];
  };
  return {
    ...Object.fromEntries(
      Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
    fcp: Math.round(value('first-contentful-paint')),
    lcp: Math.round(value('largest-contentful-paint')),
    tbt: Math.round(value('total-blocking-time')),
    cls: Number(value('cumulative-layout-shift').toFixed(3)),
    requests: items.find(({ resourceType }) => resourceType === 'total')?.requestCount ?? NaN,
    ...Object.fromEntries(
      items.map(({ resourceType, transferSize }) => [
        resourceType,
        Math.round(transferSize / 100) / 10,
      ]),
    ),
  };
}

/** Repeats a measurement `--runs` times. Returns the median of each figure. */
async function medians(measure: () => Promise<Figures>): Promise<Figures> {
  const all: Figures[] = [];
  for (let run = 0; run < runs; run++) all.push(await measure());
  const median = (name: string) =>
    all.map((figures) => figures[name] ?? NaN).sort((a, b) => a - b)[(runs - 1) >> 1] ?? NaN;
  return Object.fromEntries(Object.keys(all[0] ?? {}).map((name) => [name, median(name)]));
}
