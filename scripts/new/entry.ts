import { existsSync } from 'node:fs';
import { buildDay, toWrittenDate } from '@/lib/dates';
import { settings } from '@/data/site';
import { loadSiteContent } from '@/app/content';
import { resume } from '@/app/owner';
import { cutSlug, fileSlug } from '@/lib/slugs';
import { reservedPostIds, reservedSlugs } from '@/lib/content/reserved';
import { pagePath, postPath, slugPattern } from '@/lib/urls';
import { CommandError } from '@/lib/cli';
import { writeFiles } from '@/lib/files/write-files';
import { knownProject, pageFile, postFile, projectFile, type NewFile } from './entry-files';

export type EntryKind = 'post' | 'project' | 'page';

/**
 * Writes the file of a new post, project or page, and prints the next steps.
 * @param wantedSlug slug that replaces the one made from the title
 * @throws CommandError if the slug is invalid or taken
 */
export function writeEntry(kind: EntryKind, title: string, wantedSlug?: string): void {
  const slug = slugOf(kind, title, wantedSlug);
  const { file, text } = newFile(kind, title, slug);
  refuseTaken(kind, slug, file);
  writeFiles('.', { [file]: text });
  console.log(`Written: ${file}\n\n${nextSteps(kind, slug)}`);
}

function slugOf(kind: EntryKind, title: string, wanted?: string): string {
  if (wanted !== undefined && !slugPattern.test(wanted)) {
    throw new CommandError(
      `--slug: expected lower-case letters and digits joined by single hyphens, found "${wanted}".`,
    );
  }
  const slug = wanted ?? cutSlug(fileSlug(title, settings.language));
  if (slug === '') {
    throw new CommandError(
      `No slug can be made from "${title}", because it has neither letters from a to z nor digits.\n` +
        `Give one: npm run new -- ${kind} "${title}" --slug my-slug`,
    );
  }
  const holder = (kind === 'post' ? reservedPostIds : reservedSlugs).get(slug);
  if (holder) {
    throw new CommandError(`"${slug}" is the slug of ${holder}. Give another one: --slug my-slug`);
  }
  return slug;
}

function newFile(kind: EntryKind, title: string, slug: string): NewFile {
  const date = toWrittenDate(buildDay(settings.timeZone));
  if (kind === 'post') return postFile(slug, title, date);
  if (kind === 'page') return pageFile(slug, title);
  const orders = loadSiteContent({ showUnpublished: true }).content.projects.map(
    ({ order }) => order,
  );
  const order = Math.max(0, ...orders) + 1;
  const known = resume.projects.find(({ name }) => name === title);
  return projectFile({ slug, title, date, order, ...(known && knownProject(known)) });
}

/** Projects and pages share the root of the site. */
function refuseTaken(kind: EntryKind, slug: string, file: string) {
  const rivals = ['projects', 'pages'].map((folder) => `content/${folder}/${slug}.md`);
  const there = [file, ...(kind === 'post' ? [] : rivals)].find((one) => existsSync(one));
  if (!there) return;
  throw new CommandError(
    `${there} already exists, and was not changed.\nGive another title, or --slug my-slug`,
  );
}

function nextSteps(kind: EntryKind, slug: string): string {
  const page = kind === 'post' ? postPath(slug) : pagePath(slug);
  const link = `\n  4. link it, for example in data/navigation.ts: { label: '…', href: '${page}' }`;
  return `Next:
  1. npm run dev    shows it at http://localhost:3000${page} while you write
  2. npm run check  lists what is left to do
  3. remove "draft: true" when it is ready; npm run build publishes it${kind === 'page' ? link : ''}`;
}
