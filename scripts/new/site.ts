import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { ContentError, stopsBuild } from '@/lib/diagnostic';
import { writeFiles } from '@/lib/files/write-files';
import { isFields } from '@/lib/is-fields';
import { readResume, RESUME_FILE } from '@/lib/resume/read-resume';
import type { Resume } from '@/lib/resume/resume';
import { removableSections } from '@/lib/site-sections';
import { isSet, shorten, TO_WRITE } from '@/lib/text';
import { checkResume } from '../check/data/resume';
import { CommandError } from '../shared/cli';
import { gitIn, requireCommitted } from '../shared/git';
import { packName } from '../shared/label-packs';
import { readLabels } from './labels';
import { lookFiles, writeLook } from './look';
import { askOwner, type Answers } from './questions';
import { readCareer, readJson } from './resume';
import { siteFiles, skillsLeftOut } from './site-files';

interface Options {
  /** A file or folder with a résumé. */
  from: string | undefined;
  /** The language of the site (BCP 47). */
  language: string;
  /** Ask nothing. */
  yes: boolean;
  /** Change nothing. */
  dryRun: boolean;
}

/** The look of the sample. */
const DEFAULT_LOOK = 'ledger';

/** The folders of the sample, which are removed. */
const sampleFolders = ['content', 'public/images', 'tests/template/sample'];

const blogFolders = ['app/blog', 'app/atom.xml', 'app/feed.json', 'app/rss.xml'];

/**
 * Turns the sample into the owner's site.
 * @throws CommandError if changes would be lost or options are wrong; ContentError for errors in the résumé
 */
export async function newSite({ from, language, yes, dryRun }: Options): Promise<void> {
  if (yes && from === undefined) {
    throw new CommandError('--yes needs a résumé: --from resume.json');
  }
  const { name } = readResume(readJson(RESUME_FILE)).basics;
  if (isSet(name)) {
    throw new CommandError(
      `According to ${RESUME_FILE}, this is the site of ${name}; this command is only for the sample.`,
    );
  }
  const {
    resume: given,
    notRead,
    drafts = [],
  } = from === undefined ? { resume: {}, notRead: [] } : readCareer(from);
  const known = answersFrom(readResume(given));
  const answers = yes ? known : await askOwner(known);
  const resumeFile = {
    ...withAnswers(given, answers),
    // Fields with this prefix are not shown.
    ...(drafts.length > 0 && { 'x-references': drafts }),
  };
  const errors = checkResume(resumeFile, from ?? RESUME_FILE).filter(stopsBuild);
  if (errors.length > 0) throw new ContentError(errors);

  const unwanted = removableSections.filter((section) => !answers.sections.includes(section));
  const routes = unwanted.flatMap((name) => (name === 'blog' ? blogFolders : `app/${name}`));
  const removed = [...sampleFolders, ...routes].filter((folder) => existsSync(folder));
  const resume = readResume(resumeFile);
  const files = await siteFiles(resumeFile, resume, answers.sections, language);
  const isOtherLook = answers.look !== DEFAULT_LOOK;
  const written = [...Object.keys(files), ...(isOtherLook ? lookFiles : [])];
  requireCommitted(gitIn('.'), [...written, ...removed]);
  printList(
    'Removed:',
    removed.map((folder) => `${folder}/`),
  );
  printList('Written:', written);
  if (from) printList(`Not read in ${from}:`, notRead);
  const leftOut = skillsLeftOut(resume);
  if (leftOut.length > 0) {
    console.log(shorten(`Not in data/toolkit.ts: ${leftOut.join(', ')}`));
  }
  if (dryRun) return console.log('\nNothing was changed: this was a dry run.');

  for (const folder of removed) rmSync(folder, { recursive: true });
  writeFiles('.', files);
  if (isOtherLook) await writeLook(answers.look);
  mkdirSync('public/images', { recursive: true });
  console.log(nextSteps(resume, language, drafts.length > 0));
}

function printList(title: string, lines: readonly string[]) {
  if (lines.length > 0) console.log([title, ...lines.map((line) => `  ${line}`)].join('\n'));
}

const answersFrom = ({ basics }: Resume): Answers => ({
  name: basics.name,
  label: basics.label ?? '',
  city: basics.location.city ?? '',
  email: basics.email ?? '',
  url: basics.url ?? '',
  sections: removableSections,
  look: DEFAULT_LOOK,
});

/** Adds the answers to the résumé, and a placeholder for a missing summary. */
function withAnswers(given: unknown, { name, label, city, email, url }: Answers) {
  const resume = isFields(given) ? given : {};
  const basics = isFields(resume.basics) ? resume.basics : {};
  const location = isFields(basics.location) ? basics.location : {};
  const { summary = TO_WRITE, image } = basics;
  const isGone = typeof image === 'string' && !/^https?:/.test(image);
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    ...resume,
    basics: {
      ...basics,
      name,
      ...(label && { label }),
      ...(email && { email }),
      ...(url && { url }),
      image: isGone ? undefined : image,
      summary: summary || undefined,
      ...(city && { location: { ...location, city } }),
    },
  };
}

function nextSteps({ basics }: Resume, language: string, hasDrafts: boolean): string {
  const { pathname } = new URL(basics.url ?? 'https://example.com');
  const basePath = pathname.replace(/\/$/, '');
  const { phone, location } = basics;
  const steps = [
    'git add --all && git commit --message "Move in"',
    'npm run dev    shows it at http://localhost:3000 while you write',
    'npm run check  lists what is left to do',
    'compare the time zone in data/site.ts with yours; if it is another, correct it in publish.yml too',
    (phone ?? location.address) &&
      'data/resume.json has your phone number or street: pages do not show them, but a public repository does',
    hasDrafts &&
      'ask who recommended you, then rename x-references in data/resume.json to references: only then pages show them',
    readLabels(language, 'data/strings.ts'),
    !packName(language) && 'translate data/labels.ts and data/navigation.ts',
    basePath && `build the site for its path: BASE_PATH=${basePath} npm run build`,
    'continue with docs/make-it-yours.md',
  ];
  const numbered = steps.filter(Boolean).map((step, index) => `  ${index + 1}. ${step}`);
  return ['\nThe site is yours. Next:', ...numbered].join('\n');
}
