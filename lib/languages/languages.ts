import { existsSync, readdirSync } from 'node:fs';

/** The folder that has a folder for each further language. Tests build a site with another one. */
export const translationsDirectory = process.env.TRANSLATIONS_DIR || 'translations';

/**
 * The tag of the language that this process builds, serves or checks; undefined for the main one. A process has one
 * language, because `@/data` is the folder of its data.
 */
export const currentLanguage = process.env.SITE_LANGUAGE || undefined;

/** The tags of the languages besides the main one, which are the names of their folders, sorted. */
export const furtherLanguages = (): string[] =>
  existsSync(translationsDirectory)
    ? readdirSync(translationsDirectory, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort()
    : [];

/**
 * The folder with the texts of a language.
 * @param language tag of a further language; undefined for the main one
 */
export const contentFolderOf = (language: string | undefined): string =>
  language ? `${translationsDirectory}/${language}` : process.env.CONTENT_DIR || 'content';

/**
 * The file of `data/` that the current language uses: its own, or that of the main language.
 * @param name such as `site.ts`
 * @returns path from the root of the repository
 */
export const dataFile = (name: string): string =>
  isTranslated(name) ? `${translationsDirectory}/${currentLanguage}/${name}` : `data/${name}`;

/** Whether the current language has a file of `data/` of its own, such as `toolkit.ts`. */
export const isTranslated = (file: string): boolean =>
  currentLanguage !== undefined &&
  existsSync(`${translationsDirectory}/${currentLanguage}/${file}`);
