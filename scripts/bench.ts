import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { findBrowser } from '@/tests/support/find-browser';
import { oneOf, readArguments, requireExport, wholeNumber } from '@/lib/cli';
import { freePort } from '@/tests/support/free-port';
import { serveExport } from '@/lib/hosts/serve';
import { siteContent } from '@/app/content';
import { pagePath, postPath, routes } from '@/lib/urls';

const usage = `npm run bench -- [--runs 5] [--preset mobile|desktop] [--pages /,/about/]
Measures one page of each kind in out/ with Lighthouse, and prints the medians. Times depend on the
machine and its load, so compare only runs of the same hour.`;

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
console.log(`${preset}, median of ${runs}, Chromium ${browser.version()}, Node ${process.version}`);
console.table(rows);

function onePageOfEachKind(): string[] {
  const { projects, pages, posts } = siteContent();
  const [project] = projects;
  const [post] = posts;
  const [page] = pages;
  return [
    routes.home,
    routes.about,
    routes.projects,
    ...(project ? [pagePath(project.slug)] : []),
    routes.blog,
    ...(post ? [postPath(post.id)] : []),
    routes.contact,
    ...(page ? [pagePath(page.slug)] : []),
  ];
}

/** Scores (0 to 100), times (ms) and size (kB) of one visit with an empty cache. */
async function measure(page: string): Promise<Record<string, number>> {
  const url = new URL(page.slice(1), server.url).href;
  const config = preset === 'desktop' ? desktopConfig : undefined;
  const result = await lighthouse(url, { port, logLevel: 'error' }, config);
  if (!result || result.lhr.runtimeError) {
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  }
  const { audits, categories } = result.lhr;
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string, digits = 0) =>
    Number((audits[id]?.numericValue ?? NaN).toFixed(digits));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    seo: score('seo'),
    'first paint, ms': value('first-contentful-paint'),
    'largest paint, ms': value('largest-contentful-paint'),
    'blocking, ms': value('total-blocking-time'),
    'layout shift': value('cumulative-layout-shift', 3),
    'transfer, kB': Math.round(value('total-byte-weight') / 1000),
  };
}

function medians(results: readonly Record<string, number>[]): Record<string, number> {
  const median = (name: string) =>
    results.map((figures) => figures[name] ?? NaN).sort((a, b) => a - b)[(runs - 1) >> 1] ?? NaN;
  return Object.fromEntries(Object.keys(results[0] ?? {}).map((name) => [name, median(name)]));
}
