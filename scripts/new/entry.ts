import { existsSync } from 'node:fs';
import { loadSiteContent } from '@/app/content';
import { resume } from '@/app/owner';
import { settings } from '@/data/site';
import { CommandError } from '@/lib/cli';
import { kinds } from '@/lib/content/kinds';
import { buildDay, toWrittenDate } from '@/lib/dates';
import { writeFiles } from '@/lib/files/write-files';
import { cutSlug, fileSlug, latinSlug } from '@/lib/slugs';
import { slugPattern } from '@/lib/urls';
import { pageText, postText, projectText } from './entry-texts';

const kindOf = { post: kinds.posts, project: kinds.projects, page: kinds.pages };

type EntryKind = keyof typeof kindOf;

/**
 * Writes the file of a new post, project or page, and prints the next steps.
 * @param wantedSlug slug that replaces the one made from the title
 * @throws CommandError if the slug is invalid or taken
 */
export function writeEntry(kind: EntryKind, title: string, wantedSlug?: string): void {
  const slug = slugOf(kind, title, wantedSlug);
  const fileOf = (kind: EntryKind) => `content/${kindOf[kind].folder}/${slug}.md`;
  // Projects and pages share the root of the site.
  const rivals: EntryKind[] = kind === 'post' ? ['post'] : ['project', 'page'];
  const taken = rivals.map(fileOf).find((file) => existsSync(file));
  if (taken) {
    throw new CommandError(
      `${taken} already exists, and was not changed.\nGive another title, or --slug my-slug`,
    );
  }
  writeFiles('.', { [fileOf(kind)]: textOf(kind, slug, title) });
  const page = `${kindOf[kind].route}${slug}/`;
  console.log(`Written: ${fileOf(kind)}

Next:
  1. npm run dev    shows it at http://localhost:3000${page} while you write
  2. npm run check  lists what is left to do
  3. remove "draft: true" when it is ready; npm run build publishes it`);
  if (kind === 'page') {
    console.log(`  4. link it, for example in data/navigation.ts: { label: '…', href: '${page}' }`);
  }
}

function slugOf(kind: EntryKind, title: string, wanted?: string): string {
  if (wanted !== undefined && !slugPattern.test(wanted)) {
    const meant = latinSlug(wanted);
    throw new CommandError(
      `--slug: expected lower-case letters and digits joined by single hyphens, found "${wanted}".${meant && ` Write --slug ${meant}`}`,
    );
  }
  const slug = wanted ?? cutSlug(fileSlug(title, settings.language));
  if (slug === '') {
    throw new CommandError(
      `"${title}" has neither letters from a to z nor digits. Give a slug: --slug my-slug`,
    );
  }
  const holder = kindOf[kind].reserved?.get(slug);
  if (!holder) return slug;
  throw new CommandError(`"${slug}" is the slug of ${holder}. Give another one: --slug my-slug`);
}

function textOf(kind: EntryKind, slug: string, title: string): string {
  const date = toWrittenDate(buildDay(settings.timeZone));
  if (kind === 'post') return postText(slug, title, date);
  if (kind === 'page') return pageText(title);
  const { projects } = loadSiteContent({ showUnpublished: true }).content;
  const order = Math.max(0, ...projects.map((project) => project.order)) + 1;
  const known = resume.projects.find(({ name }) => name === title);
  return projectText(slug, title, date, order, known);
}
