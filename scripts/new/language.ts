import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { navigation } from '@/data/navigation';
import { settings } from '@/data/site';
import { kindNames, kinds } from '@/lib/content/kinds';
import { writeFiles } from '@/lib/files/write-files';
import { translationsDirectory } from '@/lib/languages/languages';
import { RESUME_FILE } from '@/lib/resume/read-resume';
import { hasRoute, removableSections } from '@/lib/site-sections';
import { TO_WRITE } from '@/lib/text';
import { routes } from '@/lib/urls';
import { checkLanguages, dataFingerprints } from '../check/languages';
import { CommandError } from '../shared/cli';
import { packName } from '../shared/label-packs';
import { fillTemplate } from './entry-texts';
import { formatFiles } from './format-files';
import { labelsToFill, readLabels, stringsFile, translateLinks } from './labels';
import { PAGES_CMS_FILE, writePagesCmsConfig } from './pages-cms';

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
  if (missing.length === 0) return console.log(`${folder}/ is complete.`);
  console.log(['Written:', ...missing.map(([file]) => `  ${file}`)].join('\n'));
  if (dryRun) return console.log('\nNothing was changed: this was a dry run.');
  writeFiles('.', Object.fromEntries(missing));
  for (const name of kindNames) {
    mkdirSync(`${folder}/${kinds[name].folder}`, { recursive: true });
  }
  if (existsSync(PAGES_CMS_FILE)) writePagesCmsConfig();
  console.log(nextSteps(folder, language));
}

function languageFiles(folder: string, language: string): Promise<Record<string, string>> {
  const sections = removableSections.filter((section) => hasRoute(routes[section]));
  return formatFiles({
    [`${folder}/site.ts`]: siteFile(language),
    [`${folder}/strings.ts`]: stringsFile(language, true, sections),
    ...(!packName(language) && { [`${folder}/labels.ts`]: labelsToFill(language) }),
    [`${folder}/navigation.ts`]: translateLinks(navigation, settings.language, language),
    [`${folder}/timeline.ts`]: fillTemplate('timeline.ts.txt', {}),
    [`${folder}/cvs.ts`]: fillTemplate('cvs.ts.txt', {}),
    [`${folder}/resume.json`]: readFileSync(RESUME_FILE, 'utf8'),
  });
}

/** The settings of a language: those of data/site.ts, apart from its texts. */
function siteFile(language: string): string {
  const { availability, portraitAlt, services } = settings;
  const lines = [
    '...main,',
    `language: '${language}',`,
    availability &&
      `...(main.availability && { availability: { ...main.availability, openTo: ${JSON.stringify(availability.openTo)} } }),`,
    // The comments are in the language of the site.
    services?.comments?.language &&
      '...(main.services?.comments && { services: { ...main.services, comments: { ...main.services.comments, language: undefined } } }),',
    portraitAlt && `portraitAlt: ${JSON.stringify(portraitAlt)},`,
    '/** What was translated: npm run check tells when it has changed, and what to write here. */',
    `sources: ${JSON.stringify(dataFingerprints())},`,
  ];
  return `import type { SiteSettings } from '@/lib/schema';
import { settings as main } from '../../data/site';

/** The settings of data/site.ts, apart from those that differ. */
export const settings: SiteSettings = {
  ${lines.filter(Boolean).join('\n  ')}
};
`;
}

function nextSteps(folder: string, language: string): string {
  const steps = [
    readLabels(language, `${folder}/strings.ts`),
    `translate ${folder}/resume.json, ${packName(language) ? '' : 'labels.ts, '}site.ts and what begins with "${TO_WRITE}" in strings.ts`,
    `npm run new -- post "…" --language ${language} --translates my-post    begins the translation of a post`,
    `copy data/toolkit.ts to ${folder}/ if its groups have other names there`,
    'npm run check  lists what is left to do, and what is not translated',
    'npm run dev    shows both languages while you write',
    'continue with docs/languages.md',
  ];
  const numbered = steps.filter(Boolean).map((step, index) => `  ${index + 1}. ${step}`);
  return ['\nNext:', ...numbered].join('\n');
}
