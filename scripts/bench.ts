import { chromium } from '@playwright/test';
import { siteContent } from '@/lib/site/content';
import { postRoute, projectRoute, routes } from '@/lib/urls';
import { findBrowser } from '../tests/browser/support/find-browser';
import { launchOptions } from '../tests/browser/support/launch-options';
import { budgets, interactionBudget, scores, type Budget } from '@/build/bench/budgets';
import { serveEmptyPage } from '@/build/bench/empty-page';
import { freePort } from '@/build/bench/free-port';
import {
  kinds,
  lighthouseVersion,
  measurePage,
  type Measure,
  type Preset,
} from '@/build/bench/measure-page';
import {
  measureInteractions,
  measureNavigation,
  type Interaction,
} from '@/build/bench/measure-interactions';
import { medianOf } from '@/build/bench/median';
import { expectExport, oneOf, wholeNumber } from '@/build/cli/expect';
import { readArguments } from '@/build/cli/read-arguments';
import { startServer } from '@/build/serve/start-server';

/*
 * Measures one page of every kind of the export in out/ with Lighthouse, served with brotli:
 * npm run bench [-- --runs 5 --preset mobile --pages /,/about/]
 * Times differ from machine to machine, and from run to run: compare what one run prints, and with the
 * page that has nothing on it, which it measures first.
 */

const { values } = readArguments({
  call: 'npm run bench --',
  does: 'Measures one page of every kind of the export in out/ with Lighthouse.',
  options: {
    runs: { type: 'string', default: '5', says: 'how often each page is measured' },
    preset: { type: 'string', default: 'mobile', says: 'mobile or desktop' },
    pages: { type: 'string', says: 'other pages, such as /,/about/' },
  },
});
const preset = oneOf<Preset>('--preset', values.preset, ['mobile', 'desktop']);
const runs = wholeNumber('--runs', values.runs, 1);
expectExport('out');

const server = await startServer({ dir: 'out', port: 0, base: process.env.BASE_PATH });
const empty = await serveEmptyPage();
const options = launchOptions(await findBrowser());
const port = await freePort();
const browser = await chromium.launch({
  ...options,
  args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
});
const browserVersion = `Chromium ${browser.version()}`;
/** The empty page is first, and has no budget. */
const results: { page: string; measure: Measure }[] = [];
/** How many times slower than this machine a phone is, as Lighthouse has it. */
const slowdown = 4;
const failures: string[] = [];
let answers: Interaction[] = [];
try {
  const pages = values.pages?.split(',') ?? onePageOfEachKind();
  const addresses = pages.map((page) => [page, new URL(page.slice(1), server.url).href] as const);
  for (const [page, url] of [['an empty page', empty.url] as const, ...addresses]) {
    // The first visit fills the server's compressed answers, as a CDN's would be.
    await measurePage(url, port, preset).catch(() => undefined);
    const measures: Measure[] = [];
    for (let run = 0; run < runs; run++) {
      // One run without a result must not cost the others.
      await measurePage(url, port, preset).then(
        (measure) => measures.push(measure),
        (error: unknown) => failures.push(`Not measured: ${String(error)}`),
      );
    }
    if (measures.length > 0) results.push({ page, measure: medianOf(measures) });
    console.error(`${page} measured ${measures.length} times`);
  }
  answers = await measureInteractions(browser, server.url, slowdown, runs);
  const duration = await measureNavigation(browser, server.url, runs);
  answers.push({ name: 'another page (processor as it is)', duration });
} finally {
  await browser.close();
  await Promise.all([server.close(), empty.close()]);
}
console.log(report());

function onePageOfEachKind(): string[] {
  const { projects, posts } = siteContent({ drafts: false });
  return [
    routes.home,
    routes.about,
    routes.projects,
    ...projects.slice(0, 1).map(({ slug }) => projectRoute(slug)),
    routes.blog,
    ...posts.slice(0, 1).map(({ summary }) => postRoute(summary.id)),
    routes.contact,
  ];
}

function report(): string {
  const times = results.map(({ page, measure: m }) => [
    page,
    ...[m.performance, m.accessibility, m['best-practices'], m.seo].map(String),
    ...[m.fcp, m.lcp, m.tbt].map((time) => `${Math.round(time)} ms`),
    m.cls.toFixed(3),
  ]);
  const bytes = results.map(({ page, measure }) => [
    page,
    String(measure.requests),
    ...(['total', ...kinds] as const).map((kind) => (measure.bytes[kind] / 1000).toFixed(1)),
  ]);
  return [
    `Lighthouse ${lighthouseVersion}, ${preset}, median of ${runs}; ${browserVersion}, Node ${process.version}; ` +
      `benchmark index of the machine ${results[0]?.measure.machine.toFixed(0)}`,
    table(['page', 'Perf', 'A11y', 'BP', 'SEO', 'FCP', 'LCP', 'TBT', 'CLS'], times),
    'Bytes over the line, kB, brotli',
    table(['page', 'requests', 'total', ...kinds], bytes),
    `From an event to the next paint, processor ${slowdown} times slower`,
    table(
      ['what', 'time'],
      answers.map(({ name, duration }) => [name, `${Math.round(duration)} ms`]),
    ),
    [...failures, ...misses()].join('\n') || 'Every budget is met.',
  ].join('\n\n');
}

function misses(): string[] {
  const slow = answers
    .filter(({ duration }) => duration > interactionBudget)
    .map(({ name, duration }) => `Over budget: ${name} ${duration}, budget ${interactionBudget}`);
  const heavy = results
    .slice(1)
    .flatMap(({ page, measure }) =>
      (Object.entries(budgets[preset]) as [keyof Budget, number][])
        .filter(([name, limit]) => (name in scores ? measure[name] < limit : measure[name] > limit))
        .map(
          ([name, limit]) =>
            `Over budget: ${page} ${name} ${Number(measure[name].toFixed(3))}, budget ${limit}`,
        ),
    );
  return [...heavy, ...slow];
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'));
  return [head, rule, ...rows].map(line).join('\n');
}
