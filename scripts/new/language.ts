import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { settings } from '@/data/site';
import { strings as main } from '@/data/strings';
import { kindNames, kinds } from '@/lib/content/kinds';
import type { Diagnostic } from '@/lib/diagnostic';
import { writeFiles } from '@/lib/files/write-files';
import { translationsDirectory } from '@/lib/languages/languages';
import { RESUME_FILE } from '@/lib/resume/read-resume';
import { joined, TO_WRITE } from '@/lib/text';
import { checkLanguages } from '../check/translations';
import { CommandError } from '../shared/cli';
import { fillTemplate } from './entry-texts';
import {
  hasLabels,
  missingStrings,
  navigationLabels,
  readLabels,
  translatedStrings,
  withLabels,
} from './language-strings';

/**
 * Writes the files of another language, apart from those that exist, and prints the next steps.
 * @param language BCP 47 tag, which is also the name of the folder and the path of the pages
 * @throws CommandError if the site is in that language already
 */
export async function newLanguage(language: string, dryRun: boolean): Promise<void> {
  const [wrong] = checkLanguages([language], settings.language);
  if (wrong) throw new CommandError(`${language}: ${wrong.message}.`);
  const folder = `${translationsDirectory}/${language}`;
  const files = await languageFiles(folder, language);
  const missing = Object.entries(files).filter(([file]) => !existsSync(file));
  const strings = `${folder}/strings.ts`;
  const lacking = existsSync(strings) ? await newStrings(strings, language) : [];
  for (const { line = 1, message, fix } of lacking) {
    console.log(`${strings}:${line}: ${joined(message, fix)}`);
  }
  if (missing.length === 0) {
    return console.log(lacking.length === 0 ? `${folder}/ is complete.` : 'No file is missing.');
  }
  console.log(['Written:', ...missing.map(([file]) => `  ${file}`)].join('\n'));
  if (dryRun) return console.log('\nNothing was changed: this was a dry run.');
  writeFiles('.', Object.fromEntries(missing));
  for (const name of kindNames) {
    mkdirSync(`${folder}/${kinds[name].folder}`, { recursive: true });
  }
  console.log(nextSteps(folder, language));
}

async function languageFiles(folder: string, language: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {
    [`${folder}/site.ts`]: siteFile(language),
    [`${folder}/strings.ts`]: translatedStrings(language, {
      hasBlog: existsSync('app/blog'),
    }),
    [`${folder}/navigation.ts`]: withLabels(
      readFileSync('data/navigation.ts', 'utf8'),
      await navigationLabels(language, settings.language),
    ),
    [`${folder}/timeline.ts`]: fillTemplate('timeline.ts.txt', {}),
    [`${folder}/cvs.ts`]: fillTemplate('cvs.ts.txt', {}),
    [`${folder}/resume.json`]: readFileSync(RESUME_FILE, 'utf8'),
  };
  for (const [file, text] of Object.entries(files)) {
    const style = await resolveConfig(path.resolve(file));
    files[file] = await format(text, { ...style, filepath: file });
  }
  return files;
}

/** The settings of a language: those of data/site.ts, apart from its texts. */
function siteFile(language: string): string {
  const { availability, portraitAlt, services } = settings;
  const lines = [
    '...main,',
    `language: '${language}',`,
    availability &&
      `...(main.availability && { availability: { ...main.availability, openTo: '${TO_WRITE} ${availability.openTo}' } }),`,
    // The comments are in the language of the site.
    services?.comments?.language &&
      '...(main.services?.comments && { services: { ...main.services, comments: { ...main.services.comments, language: undefined } } }),',
    portraitAlt && `portraitAlt: '${TO_WRITE} ${portraitAlt}',`,
  ];
  return `import type { SiteSettings } from '@/lib/schema';
import { settings as main } from '../../data/site';

/** The settings of data/site.ts, apart from those that differ. */
export const settings: SiteSettings = {
  ${lines.filter(Boolean).join('\n  ')}
};
`;
}

/** The strings that the language lacks, for example after an update. */
async function newStrings(file: string, language: string): Promise<Diagnostic[]> {
  const { strings } = (await import(path.resolve(file))) as { strings: object };
  return missingStrings(language, strings, main, file);
}

function nextSteps(folder: string, language: string): string {
  const steps = [
    readLabels(language, `${folder}/strings.ts`),
    `translate ${folder}/resume.json, and ${hasLabels(language) ? `what begins with "${TO_WRITE}" in the other files` : 'the other files'}`,
    `npm run new -- post "…" --language ${language} --translates my-post    begins the translation of a post`,
    `copy data/toolkit.ts to ${folder}/ if its groups have other names there`,
    'npm run check  lists what is left to do, and what is not translated',
    'npm run dev    shows both languages while you write',
    'continue with docs/languages.md',
  ];
  const numbered = steps.filter(Boolean).map((step, index) => `  ${index + 1}. ${step}`);
  return ['\nNext:', ...numbered].join('\n');
}
