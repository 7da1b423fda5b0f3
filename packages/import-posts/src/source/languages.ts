import path from 'node:path';
import { foldersAbove } from './folder';
import type { SourceSite } from './generator';
import type { RawPost } from './post';
import { groupBy, languageTag, textOf } from './values';

/* Posts of one site in several languages. */

/** Gives each post its language: that of its front matter, of its file or folder, or that of the site. */
export function withLanguages(posts: readonly RawPost[], site: SourceSite): RawPost[] {
  const folderOf = languageFolders(posts, site);
  return posts.map((post) => {
    const { frontMatter, file } = post;
    const fields = ['lang', 'language', 'locale'].map((name) => textOf(frontMatter[name]));
    const [, ending = ''] = /\.([\w-]+)\.\w+$/.exec(file) ?? [];
    const found = [...fields, ending].map(languageTag).find(Boolean) ?? folderOf(file);
    return { ...post, language: found ?? site.language ?? '' };
  });
}

/**
 * Returns a function that finds the language that a folder names: content/fr, beside content/en; i18n/fr; one that the
 * configuration has.
 */
function languageFolders(posts: readonly RawPost[], { languages = {} }: SourceSite) {
  const { basename, dirname } = path.posix;
  const beside = groupBy(new Set(posts.flatMap(({ file }) => foldersAbove(file))), dirname);
  const known = Object.keys(languages).map((tag) => tag.toLowerCase());
  const bySize = Object.entries(languages).toSorted(([, a], [, b]) => b.length - a.length);
  return (file: string): string | undefined => {
    const named = foldersAbove(file).find((folder) => {
      const above = dirname(folder);
      const names = (beside.get(above) ?? []).map((one) => basename(one));
      return (
        languageTag(basename(folder)) &&
        (known.includes(basename(folder).toLowerCase()) ||
          basename(above) === 'i18n' ||
          (names.length > 1 && names.every(languageTag)))
      );
    });
    const [tag] = bySize.find(([, folder]) => folder && file.startsWith(`${folder}/`)) ?? [];
    return languageTag(basename(named ?? '')) ?? tag;
  };
}

/** Whether two tags name one language: en and en-US do, pt-PT and pt-BR do not. */
function isSame(a: string, b: string): boolean {
  const [one, other] = [a.toLowerCase(), b.toLowerCase()];
  return one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`);
}

/** The posts that are imported into one language of this site, and those in other languages. */
export interface SplitPosts {
  own: RawPost[];
  others: RawPost[];
}

/**
 * Takes the posts of one language out of all.
 * @param tag the language of this site
 * @param isMain whether it is the main one, which has the posts that name no language, or else the most frequent one
 */
export function postsInLanguage(
  posts: readonly RawPost[],
  tag: string,
  isMain: boolean,
): SplitPosts {
  const byLanguage = [...groupBy(posts, ({ language }) => language).values()];
  const frequent = byLanguage.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const isWanted = (language: string) => isSame(language, tag) || (isMain && language === '');
  const own = posts.filter(({ language }) => isWanted(language));
  const taken = own.length > 0 || !isMain ? own : frequent;
  return { own: taken, others: posts.filter((one) => !taken.includes(one)) };
}

/** The post that another one translates: that with the same key, or else the same name. */
export function originalOf<Post extends RawPost>(
  { frontMatter, name }: RawPost,
  posts: readonly Post[],
): Post | undefined {
  const key = textOf(frontMatter.translationKey);
  return posts.find((one) =>
    key ? textOf(one.frontMatter.translationKey) === key : one.name === name,
  );
}

/** The posts in languages that this site does not have, by their tag as the command that adds one has it. */
export function missingLanguages(
  posts: readonly RawPost[],
  languages: readonly string[],
): Map<string, RawPost[]> {
  const missing = posts.filter(({ language }) => !languages.some((one) => isSame(one, language)));
  return groupBy(missing, ({ language }) => Intl.getCanonicalLocales(language)[0] ?? language);
}
