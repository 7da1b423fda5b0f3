import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { AnyEntry } from '@/lib/content/entry';
import { checkContentFiles } from '@/lib/content/errors/content-files';
import { loadContent } from '@/lib/content/load';
import { buildDay, toWrittenDate } from '@/lib/dates';
import { formatDiagnostics, formatLocation, stopsBuild, type Diagnostic } from '@/lib/diagnostic';
import type { SomeLabels } from '@/lib/labels/define-strings';
import { en } from '@/lib/labels/en';
import { contentFolderOf, currentLanguage, furtherLanguages } from '@/lib/languages/languages';
import { paint, readArguments, readBasePath } from '../shared/cli';
import { loadData, type OwnerData } from '../shared/load-data';
import { languageEnvironment } from '../shared/overlay';
import { noProgress, showProgress } from '../shared/progress';
import { checkSite } from './check-site';
import { checkData, checkDataFiles, labelsFile } from './data';
import { missingLabels } from './strings';
import {
  checkLanguages,
  checkOriginals,
  checkTranslatedFiles,
  compareResumes,
  untranslated,
  untranslatedStrings,
} from './translations';

const usage = `npm run check -- [--publish] [--errors] [--quiet]
Finds errors, warnings and placeholders in data/, content/ and public/. With --publish, placeholders
are errors too. --errors prints only errors that stop a build, --quiet the same without progress.`;

const { values } = readArguments(usage, {
  options: {
    publish: { type: 'boolean' },
    errors: { type: 'boolean' },
    quiet: { type: 'boolean' },
  },
});
readBasePath();

/** What a check finds. */
interface Findings {
  diagnostics: Diagnostic[];
  /** The files of the main language that this one has not translated, and labels that have no pack. */
  notTranslated?: string[];
  /** Posts that appear later, as `file: day`. */
  scheduled?: string[];
  /** A message about checks that were skipped because of errors. */
  unchecked?: string | undefined;
}

const contentFolder = contentFolderOf(currentLanguage);
const found = await findAll();
const isReady = print({ ...found, diagnostics: found.diagnostics.filter(isOwn) });
process.exitCode = isReady ? 0 : 1;
// Each further language is checked in a process of its own, in which data/ is another folder.
if (!currentLanguage) {
  for (const language of furtherLanguages()) {
    const { status } = spawnSync(
      process.execPath,
      [...process.execArgv, ...process.argv.slice(1)],
      {
        stdio: 'inherit',
        env: languageEnvironment(language),
      },
    );
    process.exitCode ||= status ?? 1;
  }
}

/** Whether this process reports the file of a diagnostic. */
function isOwn({ file }: Diagnostic): boolean {
  if (currentLanguage) return file.startsWith(`${contentFolder}/`);
  // With another content folder, links in data/ lead to missing pages.
  return !(process.env.CONTENT_DIR && file.startsWith('data/'));
}

/** Checks `data/` first, because the rest of the site cannot be read without it. */
async function findAll(): Promise<Findings> {
  const conflicts = findConflicts();
  if (conflicts.length > 0) {
    return { diagnostics: conflicts, unchecked: 'All else is checked once they are resolved.' };
  }
  if (currentLanguage) {
    const { settings: main } = await import('@main-data/site');
    // The check of the main language reports it.
    if (checkLanguages([currentLanguage], main.language).length > 0) return { diagnostics: [] };
    const missing = checkTranslatedFiles(currentLanguage);
    if (missing.length > 0) return { diagnostics: missing };
  }
  const inFiles = checkDataFiles();
  const data = inFiles.length > 0 ? undefined : await loadData();
  const inData = data ? checkData(data) : inFiles;
  if (!data || inData.some(stopsBuild)) {
    const content = loadContent({ directory: contentFolder, today: buildDay() });
    return {
      diagnostics: [...inData, ...checkContentFiles(content)],
      unchecked: 'Links, texts and images are checked once data/ has no errors.',
    };
  }
  const { loadSiteContent, optionsIn } = await import('@/app/content');
  const { cvSource } = await import('@/app/cv');
  const { startCheckers } = await import('./text-checkers');
  const content = loadSiteContent({ showUnpublished: false });
  const main = currentLanguage
    ? loadSiteContent({ ...optionsIn(undefined), showUnpublished: false })
    : content;
  const { checkers, stop } = startCheckers(content.entries.length);
  const { diagnostics, areLinksChecked } = await checkSite({
    data,
    dataDiagnostics: [...inData, ...(await compareLanguages(data, content.entries, main.entries))],
    originals: currentLanguage ? main.shown : undefined,
    cv: cvSource(content.shown),
    content,
    contentFolder,
    checkers,
    progress: values.quiet ? noProgress : showProgress(),
  });
  stop();
  return {
    diagnostics,
    notTranslated: [
      ...(await labelsToTranslate()),
      ...(currentLanguage ? untranslated(main.entries, content.entries) : []),
    ],
    scheduled: content.entries
      .filter(({ status }) => status === 'scheduled')
      .map(({ file, day = '' }) => `${file}: appears on ${toWrittenDate(day)}`),
    unchecked: areLinksChecked
      ? undefined
      : 'Links are checked once all files in content/ can be read.',
  };
}

/** Finds what `git merge` left in files that are not texts of the site, in which code can show it. */
function findConflicts(): Diagnostic[] {
  const texts = [':!:content', ':(exclude,glob)translations/**/*.md'];
  const args = ['grep', '--line-number', '-I', '^<<<<<<< ', '--', '.', ...texts];
  const { stdout } = spawnSync('git', args, { encoding: 'utf8' });
  // Without git or a repository there is no output.
  return [...(stdout ?? '').matchAll(/^(.+?):(\d+):/gm)].map(([, file = '', line]) => ({
    severity: 'error',
    file,
    line: Number(line),
    message: 'unresolved conflict',
  }));
}

/** In the main language, checks the folders of the others; in another one, compares it with the main one. */
async function compareLanguages(
  data: OwnerData,
  entries: readonly AnyEntry[],
  main: readonly AnyEntry[],
) {
  if (!currentLanguage) return checkLanguages(furtherLanguages(), data.settings.language);
  const { strings: mainStrings } = await import('@main-data/strings');
  const { default: resumeFile } = await import('@main-data/resume.json', {
    with: { type: 'json' },
  });
  return [
    ...untranslatedStrings(mainStrings, data.strings, en),
    ...compareResumes(resumeFile, data.resumeFile),
    ...checkOriginals(main, entries),
  ];
}

/** The labels that the language lacks, if it has no pack. */
async function labelsToTranslate(): Promise<string[]> {
  if (!labelsFile) return [];
  const { labels } = (await import(path.resolve(labelsFile))) as { labels: SomeLabels };
  return missingLabels(en, labels).map((names) => `${labelsFile}: ${names}`);
}

/**
 * Prints what a check finds.
 * @returns whether the site can be built or, with --publish, published
 */
function print({ diagnostics, notTranslated = [], scheduled = [], unchecked }: Findings): boolean {
  const errors = diagnostics.filter(stopsBuild);
  const drafts = diagnostics.filter(({ severity, isDraft }) => severity === 'error' && isDraft);
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning');
  const allPlaceholders = diagnostics.filter(({ severity }) => severity === 'placeholder');
  const placeholders = allPlaceholders.filter(({ isDraft }) => !isDraft);
  const isReady = errors.length === 0 && !(values.publish && placeholders.length > 0);
  if (values.errors || values.quiet) {
    printList(paint('red', 'Errors'), errors);
    if (errors.length > 0) console.log(`Not built: ${count(errors, 'error')}.`);
    return isReady;
  }
  if (currentLanguage) console.log(`\n${paint('bold', contentFolder)}\n`);
  // The most important ones come last, where a terminal shows them.
  printLines('Not translated', notTranslated);
  printLines(
    'Still to write in drafts',
    allPlaceholders.filter(({ isDraft }) => isDraft).map(inOneLine),
  );
  printLines('Scheduled', scheduled);
  printLines('Placeholders, to replace before publishing', placeholders.map(inOneLine));
  printList(paint('yellow', 'Warnings'), warnings);
  printList(paint('yellow', 'Errors in drafts, which do not stop a build'), drafts);
  printList(paint('red', 'Errors'), errors);
  if (unchecked) console.log(unchecked);
  const counts = [
    count(errors, 'error'),
    drafts.length > 0 && count(drafts, 'error in drafts', 'errors in drafts'),
    count(warnings, 'warning'),
    !unchecked && count(placeholders, 'placeholder'),
  ];
  console.log(`${counts.filter(Boolean).join(', ')}.`);
  if (values.publish && !isReady) console.log('Not ready to publish.');
  return isReady;
}

function printList(title: string, list: readonly Diagnostic[]) {
  if (list.length > 0) console.log(`${title}\n\n${formatDiagnostics(list, paint)}\n`);
}

function printLines(title: string, lines: readonly string[]) {
  if (lines.length === 0) return;
  console.log(`${paint('yellow', title)}\n`);
  for (const line of lines) console.log(`  ${line}`);
  console.log();
}

function inOneLine({ message, ...location }: Diagnostic) {
  return `${formatLocation(location)}: ${message}`;
}

function count(list: readonly unknown[], one: string, many = `${one}s`) {
  return `${list.length} ${list.length === 1 ? one : many}`;
}
