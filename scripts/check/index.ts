import { spawnSync } from 'node:child_process';
import { checkContentFiles } from '@/lib/content/errors/content-files';
import { loadContent } from '@/lib/content/load';
import { buildDay, toWrittenDate } from '@/lib/dates';
import { stopsBuild, type Diagnostic } from '@/lib/diagnostic';
import { contentFolderOf, currentLanguage, furtherLanguages } from '@/lib/languages/languages';
import { paint, readArguments, readBasePath } from '../shared/cli';
import { loadData } from '../shared/load-data';
import { languageEnvironment } from '../shared/overlay';
import { noProgress, showProgress } from '../shared/progress';
import { checkSite } from './check-site';
import { checkData, checkDataFiles } from './data/files';
import {
  checkLanguages,
  checkTranslatedFiles,
  checkTranslations,
  labelsToTranslate,
  untranslated,
} from './languages';
import { printErrors, printFindings, type Findings } from './report';

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

const contentFolder = contentFolderOf(currentLanguage);
const findings = await findAll();
const own = { ...findings, diagnostics: findings.diagnostics.filter(isOwn) };
const isPublishable = !own.diagnostics.some(
  (one) => stopsBuild(one) || (values.publish && one.severity === 'placeholder' && !one.isDraft),
);
if (values.errors || values.quiet) {
  printErrors(own);
} else {
  if (currentLanguage) console.log(`\n${paint('bold', contentFolder)}\n`);
  printFindings(own);
  if (values.publish && !isPublishable) console.log('Not ready to publish.');
}
process.exitCode = isPublishable ? 0 : 1;
// Each further language is checked in a process of its own, in which data/ is another folder.
for (const language of currentLanguage ? [] : furtherLanguages()) {
  const args = [...process.execArgv, ...process.argv.slice(1)];
  const env = languageEnvironment(language);
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env });
  process.exitCode ||= status ?? 1;
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
  // Imported late, because they load data/.
  const { loadSiteContent, optionsIn } = await import('@/app/content');
  const { cvSource } = await import('@/app/cv');
  const { startCheckers } = await import('./texts/processes');
  const content = loadSiteContent({ showUnpublished: false });
  const { entries } = content;
  const main = currentLanguage
    ? loadSiteContent({ ...optionsIn(undefined), showUnpublished: false })
    : undefined;
  const { checkers, stop } = startCheckers(entries.length);
  const { diagnostics, areLinksChecked } = await checkSite({
    data,
    originals: main?.shown,
    cv: cvSource(content.shown),
    content,
    checkers,
    progress: values.quiet ? noProgress : showProgress(),
  });
  stop();
  const inLanguages = main
    ? await checkTranslations(data, entries, main.entries)
    : checkLanguages(furtherLanguages(), data.settings.language);
  return {
    diagnostics: [...inData, ...inLanguages, ...diagnostics],
    notTranslated: [
      ...(await labelsToTranslate()),
      ...(main ? untranslated(main.entries, entries) : []),
    ],
    scheduled: entries
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
