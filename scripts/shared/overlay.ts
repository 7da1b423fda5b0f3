import path from 'node:path';
import { writeFiles } from '@/lib/files/write-files';
import { translationsDirectory } from '@/lib/languages/languages';

/**
 * Writes the configuration of TypeScript for a language, in which `@/data/site` is `translations/fr/site.ts` if
 * there is such a file, and otherwise `data/site.ts`: https://www.typescriptlang.org/tsconfig/#paths. In all languages,
 * `@main-data/site` is `data/site.ts`.
 * @param language tag of a further language
 * @returns path of the file
 */
function writeOverlay(language: string): string {
  const folder = `.cache/languages/${language}`;
  const root = path.posix.relative(folder, '.');
  const config = {
    extends: `${root}/tsconfig.json`,
    compilerOptions: {
      paths: {
        '@/data/*': [`${root}/${translationsDirectory}/${language}/*`, `${root}/data/*`],
        '@/*': [`${root}/*`],
        '@main-data/*': [`${root}/data/*`],
      },
    },
  };
  const [file = ''] = writeFiles(folder, {
    'tsconfig.json': `${JSON.stringify(config, null, 2)}\n`,
  });
  return file;
}

/**
 * The environment of a process that works in a language: Next, tsx and the site read it.
 * @param language tag of a further language; undefined for the main one
 */
export const languageEnvironment = (language: string | undefined): NodeJS.ProcessEnv =>
  language
    ? { ...process.env, SITE_LANGUAGE: language, TSX_TSCONFIG_PATH: writeOverlay(language) }
    : process.env;
