import { existsSync, readFileSync } from 'node:fs';
import { Document } from 'yaml';
import { loadSiteContent } from '@/app/content';
import { resume } from '@/app/owner';
import { settings } from '@/data/site';
import { readFrontMatter } from '@/lib/content/front-matter';
import { kinds } from '@/lib/content/kinds';
import { reservedSlugs } from '@/lib/content/reserved';
import { buildDay, toWrittenDate } from '@/lib/dates';
import { writeFiles } from '@/lib/files/write-files';
import {
  contentFolderOf,
  furtherLanguages,
  translationsDirectory,
} from '@/lib/languages/languages';
import { cutSlug, fileSlug, latinSlug } from '@/lib/slugs';
import { slugPattern } from '@/lib/urls';
import { CommandError } from '../shared/cli';
import { sourceFingerprint } from '../shared/source-fingerprint';
import { pageText, postText, projectText } from './entry-texts';

const kindOf = { post: kinds.posts, project: kinds.projects, page: kinds.pages };

type EntryKind = keyof typeof kindOf;

interface EntryOptions {
  /** The slug that replaces the one made from the title. */
  slug?: string | undefined;
  /** The tag of another language of the site. */
  language?: string | undefined;
  /** The slug of the text that this one translates. */
  translates?: string | undefined;
}

/**
 * Writes the file of a new post, project or page, and prints the next steps.
 * @throws CommandError if the slug is invalid or taken, or the language or the original does not exist
 */
export function writeEntry(kind: EntryKind, title: string, options: EntryOptions): void {
  const { language, translates } = options;
  if (language !== undefined && !furtherLanguages().includes(language)) {
    throw new CommandError(
      `${translationsDirectory}/${language} does not exist. First: npm run new -- language ${language}`,
    );
  }
  if (translates !== undefined && language === undefined) {
    throw new CommandError('--translates needs the language: --language fr');
  }
  const slug = slugOf(kind, title, language ?? settings.language, options.slug);
  const folder = contentFolderOf(language);
  const fileOf = (kind: EntryKind) => `${folder}/${kindOf[kind].folder}/${slug}.md`;
  // Projects and pages share the root of the site.
  const rivals: EntryKind[] = kind === 'post' ? ['post'] : ['project', 'page'];
  const taken = rivals.map(fileOf).find((file) => existsSync(file));
  if (taken) {
    throw new CommandError(
      `${taken} already exists, and was not changed.\nGive another title, or --slug my-slug`,
    );
  }
  const text =
    translates === undefined
      ? textOf(kind, slug, title)
      : translationText(kind, slug, title, translates);
  writeFiles('.', { [fileOf(kind)]: text });
  const path = `${kindOf[kind].route}${slug}/`;
  // The servers of `npm run dev`: the main language first.
  const port = 3000 + [undefined, ...furtherLanguages()].indexOf(language);
  const url = `http://localhost:${port}${language ? `/${language}` : ''}${path}`;
  console.log(`Written: ${fileOf(kind)}

Next:
  1. npm run dev    shows it at ${url} while you write
  2. npm run check  lists what is left to do
  3. remove "draft: true" when it is ready; npm run build publishes it`);
  if (kind === 'page') {
    const navigation = `${language ? folder : 'data'}/navigation.ts`;
    console.log(`  4. link it, for example in ${navigation}: { label: '…', href: '${path}' }`);
  }
}

/** A draft with the text and the facts of the original. */
function translationText(kind: EntryKind, slug: string, title: string, original: string): string {
  const file = `${contentFolderOf(undefined)}/${kindOf[kind].folder}/${original}.md`;
  if (!existsSync(file)) throw new CommandError(`--translates: ${file} does not exist.`);
  const text = readFileSync(file, 'utf8');
  const { yaml, body } = readFrontMatter(text);
  const fields = yaml?.document ?? new Document({});
  fields.set('title', title);
  // Earlier URLs lead to the original.
  fields.delete('aliases');
  if (slug !== original) fields.set('translationOf', original);
  fields.set('source', sourceFingerprint(text, kindOf[kind].folder));
  fields.set('draft', true);
  return `---\n${fields.toString({ lineWidth: 0 })}---\n${body}`;
}

function slugOf(kind: EntryKind, title: string, language: string, wanted?: string): string {
  if (wanted !== undefined && !slugPattern.test(wanted)) {
    const meant = latinSlug(wanted);
    throw new CommandError(
      `--slug: expected lower-case letters and digits joined by single hyphens, found "${wanted}".${meant && ` Write --slug ${meant}`}`,
    );
  }
  const slug = wanted ?? cutSlug(fileSlug(title, language));
  if (slug === '') {
    throw new CommandError(
      `"${title}" has neither letters from a to z nor digits. Give a slug: --slug my-slug`,
    );
  }
  const holder = reservedSlugs(kindOf[kind].route).get(slug);
  if (!holder) return slug;
  throw new CommandError(`"${slug}" is the slug of ${holder}. Give another one: --slug my-slug`);
}

function textOf(kind: EntryKind, slug: string, title: string): string {
  const date = toWrittenDate(buildDay(settings.timeZone));
  if (kind === 'post') return postText(slug, title, date);
  if (kind === 'page') return pageText(title);
  const { projects } = loadSiteContent({ showUnpublished: true }).shown;
  const order = Math.max(0, ...projects.map((project) => project.order)) + 1;
  const known = resume.projects.find(({ name }) => name === title);
  return projectText(slug, title, date, order, known);
}
