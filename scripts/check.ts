import { findErrors } from '@/lib/check/content';
import { isWellFormed } from '@/lib/check/data-files';
import { checkImages, findImages, removeLocations } from '@/lib/check/images';
import { findOutOfDate } from '@/lib/check/out-of-date';
import { findSamples, findUnfinished } from '@/lib/check/unfinished';
import { basePath } from '@/lib/base-path';
import { renderCv } from '@/lib/cv/build-cv';
import { readPdf } from '@/lib/cv/read-pdf';
import { buildDay, toWrittenDate } from '@/lib/dates';
import { site } from './site-data';
import { contentDirectory, cvOptions, loadSiteContent, renderOptions } from '@/app/content';
import { checkBasePath, formatErrors, readArguments } from '@/lib/cli';

const usage = `npm run check -- [--fix] [--publish] [--json] [--quiet] [--cv]
Checks the site and its drafts. --fix removes from photos the place where they were taken. With
--publish, placeholders, samples and expired dates are errors too. --json prints everything as JSON,
--quiet nothing but errors, as the build does. --cv prints what programs that read applications find in
the CV, in their order.`;

const { values } = readArguments(usage, {
  options: {
    fix: { type: 'boolean' },
    publish: { type: 'boolean' },
    json: { type: 'boolean' },
    quiet: { type: 'boolean' },
    cv: { type: 'boolean' },
  },
});
checkBasePath(basePath);

if (values.cv) {
  const { cvPaper = 'a4' } = site.settings;
  for (const pdf of await renderCv([cvPaper], cvOptions())) console.log((await readPdf(pdf)).text);
  process.exit();
}

if (values.fix) {
  for (const { file, size, before } of await removeLocations('.')) {
    const [old, now] = [before, size].map((bytes) => `${Math.round(bytes / 1000)} kB`);
    console.error(`Written without place: ${file}, ${old} before, ${now} now`);
  }
}

const loaded = loadSiteContent({ showUnpublished: true });
const drafts = new Set(
  loaded.entries.filter(({ status }) => status === 'draft').map(({ file }) => file),
);
const isOfDraft = ({ file }: { file: string }) => drafts.has(file);
const found = await findErrors(site, contentDirectory, loaded, renderOptions);
const images = await checkImages('.', findImages('.', contentDirectory));
// With another content/, links in data/ lead to pages that are not there.
const isError = ({ severity, file }: { severity: string; file: string }) =>
  severity === 'error' && !(process.env.CONTENT_DIR && file.startsWith('data/'));
const placeholders = findUnfinished(site, loaded.entries);
const report = {
  errors: [...found.filter((one) => isError(one) && !isOfDraft(one)), ...images.problems],
  drafts: [...loaded.draftDiagnostics, ...found.filter((one) => isError(one) && isOfDraft(one))],
  outOfDate: isWellFormed(site, 'settings') ? findOutOfDate(site, buildDay()) : [],
  placeholders: placeholders.filter((one) => !isOfDraft(one)),
  draftPlaceholders: placeholders.filter(isOfDraft),
  samples: findSamples(loaded.content.projects),
  scheduled: loaded.entries
    .filter(({ status }) => status === 'scheduled')
    .map(({ file, day }) => ({ file, day })),
  warnings: [
    ...found
      .filter((one) => !isError(one))
      .map(({ file, line, found, fix }) => ({ file, line, words: `${found}: ${fix}` })),
    ...images.warnings,
  ],
};
const { errors } = report;
const left = [report.placeholders, report.samples, report.outOfDate].flat().length;
const isReady = left === 0 || !values.publish;
process.exitCode = errors.length === 0 && isReady ? 0 : 1;
if (values.json) console.log(JSON.stringify(report, null, 2));
else if (values.quiet) printErrors();
else print();

function printErrors() {
  if (errors.length === 0) return;
  console.error(formatErrors({ errors, drafts: [] }));
  console.error(`Not built: ${count(errors.length, 'error')}.`);
}

function print() {
  const text = formatErrors(report);
  if (text !== '') console.error(text);
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
interface Found {
  file: string;
  line?: number | undefined;
  field?: string;
  value?: string;
  words?: string;
  day?: string | undefined;
}

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
