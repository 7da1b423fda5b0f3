import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { z } from 'zod';
import { CommandError } from '@/build/cli';
import { writeFiles } from '@/build/write-files';
import { missingFromTypefaces } from '@/build/fonts/font-files';
import { buildDay } from '@/lib/dates';
import {
  completeOwner,
  ENGLISH,
  isEnglish,
  paperOf,
  splitSiteUrl,
  type Answers,
  type KnownOwner,
  type OwnerAnswers,
} from '@/lib/scaffold/answers';
import { readResume } from '@/lib/scaffold/read-resume';
import { resumeAnswers } from '@/lib/scaffold/resume-answers';
import { removedPaths, siteFiles } from '@/lib/scaffold/site-files';
import type { NewFile } from '@/lib/scaffold/entry-files';
import { toolkitOf } from '@/lib/scaffold/toolkit';
import { site } from '@/lib/site';
import { siteDirectory } from '@/lib/site/directory';
import { isSet } from '@/lib/site/placeholders';
import { askForLanguage, askForOwner, checkLanguage, startInterview } from './questions';
import { refuseToLose, trackedFiles } from './repository';

interface Options {
  /** A file with a résumé, or `-` for standard input. */
  from: string | undefined;
  /** The language of the site (BCP 47). */
  language: string | undefined;
  /** Ask nothing. */
  yes: boolean;
  /** Change nothing. */
  dryRun: boolean;
}

/**
 * Turns the sample into the owner's site.
 * @throws CommandError if it would lose something or cannot go on, ContentError for a wrong résumé
 */
export async function newSite({ from, language: wanted, yes, dryRun }: Options): Promise<void> {
  if (yes && !from) throw new CommandError('--yes needs a résumé: --from resume.json');
  if (from === '-' && !yes) {
    throw new CommandError(
      '--from - leaves no standard input for answers: add --yes, or give the name of a file.',
    );
  }
  if (wanted !== undefined) checkLanguage(wanted);
  refuseSecondTime();
  refuseToLose(['data', ...repositoryFiles, ...removedPaths]);
  const resume = readFrom(from);

  const interview = yes ? undefined : startInterview();
  if (interview) console.log('Enter takes what is in brackets; - leaves something out.\n');
  const language = wanted ?? (interview ? await askForLanguage(interview) : ENGLISH);
  const { owner, unplaced, ofFirstProject, isZoneGuessed, ...work } = resumeAnswers(
    resume,
    language,
    buildDay(),
    systemZone,
  );
  const ofOwner = interview
    ? await askForOwner(interview, owner, language, systemZone)
    : fromResume(owner);
  const answers = withoutCvOfOtherLetters({ ...ofOwner, ...work, language });
  if (answers.pages.projects === false) unplaced.push(...ofFirstProject);
  const files = await Promise.all(siteFiles(answers, read, buildDay()).map(formatted));
  const removed = trackedFiles(removedPaths);
  listChanges(files, removed, unplaced.sort());
  listAnswers(answers, yes && wanted === undefined ? ' (another with --language)' : '');
  if (dryRun) {
    interview?.close();
    return console.log('\nNothing was changed: this was a dry run.');
  }
  const isWanted = await interview?.ask('\nGo on? yes or no', 'yes', yesOrNo);
  interview?.close();
  if (isWanted === false) return console.log('Nothing was changed.');

  removed.forEach(remove);
  writeFiles(siteDirectory, Object.fromEntries(files.map(({ file, text }) => [file, text])));
  mkdirSync(inSite('public/images'), { recursive: true });
  listGuesses(answers, isZoneGuessed && yes);
  console.log(nextSteps(answers));
}

const repositoryFiles = ['package.json', 'package-lock.json', 'README.md'];

const inSite = (file: string) => path.join(siteDirectory, file);
const read = (file: string) =>
  existsSync(inSite(file)) ? readFileSync(inSite(file), 'utf8') : undefined;

function refuseSecondTime() {
  const { name } = site.owner;
  if (!isSet(name)) return;
  throw new CommandError(
    `data/owner.ts says that this is the site of ${name}; this command is for the sample alone.\n` +
      'To begin again, bring the sample back with git first.',
  );
}

const systemZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Reads a résumé; one that says nothing where there is none. */
function readFrom(from: string | undefined) {
  if (from === undefined) return readResume('', '{}');
  const file = from === '-' ? 'standard input' : from;
  let source: string;
  try {
    source = readFileSync(from === '-' ? 0 : from, 'utf8');
  } catch (error) {
    const reason =
      (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'there is no such file' : error;
    throw new CommandError(`--from: ${file} cannot be read: ${reason}.`);
  }
  return readResume(file, source);
}

/** What a site needs to know about its owner, without asking. */
function fromResume({ name, ...known }: KnownOwner): OwnerAnswers {
  if (!name) {
    throw new CommandError(
      'The résumé has no basics.name. Add it, or leave out --yes to be asked.',
    );
  }
  const owner = completeOwner({ ...known, name }, systemZone);
  const { siteUrl, basePath } = splitSiteUrl(new URL(owner.siteUrl));
  return {
    owner: { ...owner, siteUrl },
    basePath,
    pages: { about: true, contact: true, cv: true, blog: true, projects: true },
    cvPaper: paperOf(owner.timeZone),
  };
}

/** Switches the CV off where its fonts lack letters, which would stop every build. */
function withoutCvOfOtherLetters(answers: Answers): Answers {
  const { owner, career, pages } = answers;
  const { fonts } = site.theme;
  const text = JSON.stringify([owner, career]);
  const missing = pages.cv ? missingFromTypefaces(text, fonts, siteDirectory) : [];
  if (missing.length === 0) return answers;
  const letters = missing.map((letter) => `"${letter}"`).join(', ');
  console.log(
    `\nThe CV is switched off in data/site.ts: the typefaces in data/theme.ts lack ${letters}.\n` +
      'Choose others, such as @fontsource/noto-sans-jp for Japanese: docs/brand.md. Then switch it on again.',
  );
  return { ...answers, pages: { ...pages, cv: false } };
}

async function formatted({ file, text }: NewFile): Promise<NewFile> {
  if (!/^data\/|^README/.test(file)) return { file, text };
  const style = await resolveConfig(path.resolve(file));
  return { file, text: await format(text, { ...style, filepath: file }) };
}

function list(title: string, items: readonly string[]) {
  if (items.length > 0) console.log(`\n${title}\n${items.map((item) => `  ${item}`).join('\n')}`);
}

function listChanges(files: readonly NewFile[], removed: readonly string[], unplaced: string[]) {
  list(
    `Files that are written (${files.length})`,
    files.map(({ file }) => file),
  );
  list(`Files of the sample that are deleted (${removed.length})`, removed);
  list('What the résumé says and the site has no place for', unplaced);
  if (unplaced.length > 0) {
    console.log(
      'Write what matters by hand: as a page, with npm run new -- page "Awards", or as points of a job in\n' +
        'data/career.ts. What references say goes into a project, as "testimonials".',
    );
  }
}

function listAnswers({ owner, basePath, language, pages, cvPaper }: Answers, hint: string) {
  const { name, role, location, timeZone, siteUrl, email, profiles } = owner;
  const wanted = Object.entries(pages).flatMap(([page, isWanted]) => (isWanted ? page : []));
  const rows = {
    Language: language + hint,
    Owner: `${name}, ${role}, ${location} (${timeZone})`,
    URL: siteUrl + basePath,
    'E-mail': email,
    Profiles: profiles.map(({ label }) => label).join(', '),
    Pages: wanted.join(', '),
    Paper: cvPaper,
  };
  list(
    'The site',
    Object.entries(rows).map(([row, text]) => `${`${row}:`.padEnd(10)}${text || 'none'}`),
  );
}

const yesOrNo = z
  .string()
  .regex(/^(y|yes|n|no)$/i, { error: 'yes or no' })
  .transform((answer) => /^y/i.test(answer));

/** Deletes a file, and the folders that it leaves empty. */
function remove(file: string) {
  rmSync(inSite(file));
  for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) {
    if (readdirSync(inSite(folder)).length > 0) return;
    rmdirSync(inSite(folder));
  }
}

/** Lists what was guessed and nobody confirmed. */
function listGuesses({ owner, career }: Answers, isZoneGuessed = false) {
  const skills = career.skillGroups?.flatMap((group) => group.skills);
  const guesses = [
    isZoneGuessed && `The time zone, ${owner.timeZone}: "timeZone" in data/owner.ts`,
    skills?.some(({ evidence }) => evidence) &&
      'The years of skills in the CV, from the texts that name them: "evidence" in data/career.ts',
    toolkitOf(career).length > 0 && 'The icons of tools, by their names: data/toolkit.ts',
  ];
  list(
    'Guessed, for you to check:',
    guesses.filter((guess) => typeof guess === 'string'),
  );
}

function nextSteps({ language, basePath, pages }: Answers): string {
  const steps = [
    'git add --all && git commit --message "Move in"',
    'npm run dev    shows it at http://localhost:3000 while you write',
    'npm run check  lists what is still to be written, with file and field',
    pages.projects &&
      'npm run new -- project "Title"  writes the page of a project, with what data/career.ts says of it',
    'docs/make-it-yours.md goes on from here: photo, colours, story, tools, projects and posts',
    isEnglish(language)
      ? 'for another language than English: "language" in data/site.ts, and the words in data/words.ts'
      : 'data/words.ts has all words of the pages, in English: translate them',
    basePath &&
      `the site lives below a path: BASE_PATH=${basePath} npm run build, and BASE_PATH is ${basePath} in CI
     too: docs/publish.md`,
  ];
  const numbered = steps.filter(Boolean).map((step, index) => `  ${index + 1}. ${step}`);
  return ['\nThe site is yours. Next:', ...numbered].join('\n');
}
