import { isWellFormed } from '@/lib/check/data-files';
import { removeLocations } from '@/lib/check/images';
import { findOutOfDate } from '@/lib/check/out-of-date';
import { hasPaths } from '@/lib/check/site-paths';
import { findSamples, findUnfinished } from '@/lib/check/unfinished';
import { basePath } from '@/lib/base-path';
import { buildDay, toWrittenDate } from '@/lib/dates';
import { site } from '@/lib/site';
import type { LoadedContent } from '@/lib/content/load-content';
import { loadSiteContent, markdownWords } from '@/lib/site/content';
import { siteDirectory } from '@/lib/site/directory';
import { checkBasePath, formatErrors, readArguments } from '@/build/cli';
import { buildFonts, warnOfFontSize } from '@/build/fonts/build-fonts';
import { renderContent } from '@/build/render-content';
import { findDraftErrors, findSiteErrors, without } from '@/build/site-errors';
import { findSiteWarnings } from '@/build/site-warnings';

const usage = `npm run check -- [--fix] [--publish] [--json]
Checks the site as a build would, its drafts, and the export if it is up to date. --fix removes
from photos the place where they were taken. With --publish, placeholders, samples and expired dates
are errors too. --json prints everything as JSON.`;

const { values } = readArguments(usage, {
  options: {
    fix: { type: 'boolean' },
    publish: { type: 'boolean' },
    json: { type: 'boolean' },
  },
});
checkBasePath(basePath);
const root = siteDirectory;

if (values.fix) {
  for (const { file, size, before } of await removeLocations(root)) {
    const [old, now] = [before, size].map((bytes) => `${Math.round(bytes / 1000)} kB`);
    console.error(`Written without place: ${file}, ${old} before, ${now} now`);
  }
}

const rendered = await renderContent({ root, words: markdownWords });
const { errors, warnings } = await findSiteErrors(site, root, (today) =>
  loadSiteContent({ ...rendered, drafts: false, today }),
);
const published = loadSiteContent({ ...rendered, drafts: false });
const withScheduled = loadSiteContent({ ...rendered, drafts: false, today: '9999-12-31' });
const everything = loadSiteContent({ ...rendered, drafts: true });
const unfinishedIn = (content: LoadedContent) =>
  hasPaths(site) ? findUnfinished(site, content) : [];
const placeholders = unfinishedIn(withScheduled);
const report = {
  errors,
  drafts: findDraftErrors(site, root, everything, errors),
  outOfDate: isWellFormed(site, 'settings') ? findOutOfDate(site, buildDay()) : [],
  placeholders,
  draftPlaceholders: without(placeholders, unfinishedIn(everything)).filter(({ file }) =>
    file.startsWith('content/'),
  ),
  samples: findSamples(published.content.projects),
  scheduled: [...published.unpublished.values()].filter(({ day }) => day),
  warnings: [...findSiteWarnings(site, root, everything), ...warnings],
};
if (errors.length === 0) {
  await buildFonts(site.theme.fonts, root);
  report.warnings.push(...warnOfFontSize());
}
const left = [report.placeholders, report.samples, report.outOfDate].flat().length;
const isReady = left === 0 || !values.publish;
process.exitCode = errors.length === 0 && isReady ? 0 : 1;
if (values.json) console.log(JSON.stringify(report, null, 2));
else print();

function print() {
  const found = formatErrors(report);
  if (found !== '') console.error(found);
  printList('Placeholders left: replace them with your own', report.placeholders);
  printList('Samples left: ask for the real text, then remove "sample: true"', report.samples);
  printList('Left to write in drafts', report.draftPlaceholders);
  printList('Warnings', report.warnings);
  printList('Scheduled', report.scheduled);
  console.log(
    `${count(errors.length, 'error')}, ${count(report.drafts.length, 'error')} in drafts, ` +
      `${count(report.placeholders.length, 'placeholder')}, ` +
      `${count(report.samples.length, 'sample')}, ${report.outOfDate.length} out of date, ` +
      `${count(report.warnings.length, 'warning')}.`,
  );
  if (!isReady) console.error('Not ready to publish: only warnings may be left.');
}

/** Something in a file, and what there is to say of it. */
type Found = { file: string; line?: number } & Partial<
  Record<'field' | 'value' | 'words' | 'day', string>
>;

function printList(title: string, list: readonly Found[]) {
  const lines = list.map(({ file, line, field, value, words, day }) => {
    const parts = [line ? `${file}:${line}` : file, field, value, words, day && toWrittenDate(day)];
    return `  ${parts.filter(Boolean).join(': ')}\n`;
  });
  if (lines.length > 0) console.log(`${title}\n\n${lines.join('')}`);
}

function count(number: number, noun: string) {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
