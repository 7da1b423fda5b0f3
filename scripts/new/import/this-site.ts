import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadSiteContent } from '@/app/content';
import { owner } from '@/app/owner';
import { cvs } from '@/data/cvs';
import { settings } from '@/data/site';
import { readFrontMatter } from '@/lib/content/front-matter';
import { kinds } from '@/lib/content/kinds';
import { toIsoDate } from '@/lib/dates';
import { writeFiles } from '@/lib/files/write-files';
import { blogRoutes, routes } from '@/lib/urls';
import { targetsOf } from '../../check/targets';
import type { ExistingPost } from './plan';

/* What this site has already, and what is added to it. */

/** The posts of this site, with drafts and those that have errors. */
export function existingPosts(contentFolder: string): ExistingPost[] {
  const folder = path.join(contentFolder, kinds.posts.folder);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.flatMap((name) => {
    if (!name.endsWith('.md')) return [];
    const { data } = readFrontMatter(readFileSync(path.join(folder, name), 'utf8'));
    return {
      slug: name.slice(0, -'.md'.length),
      title: String(data.title ?? ''),
      day: toIsoDate(String(data.date ?? '')),
      aliases: [data.aliases ?? []].flat().map(String),
    };
  });
}

/** The pages and files of this site. Those of the blog will be there. */
export function pagesOf(contentFolder: string): ReadonlySet<string> {
  const content = loadSiteContent({ directory: contentFolder, showUnpublished: false });
  const { paths } = targetsOf(content, { owner, settings, cvs });
  return new Set([...paths, routes.blog, ...Object.values(blogRoutes)]);
}

/** Writes files that do not exist yet. */
export function writeNewFiles(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): void {
  const isNew = ([name]: [string, unknown]) => !existsSync(path.join(folder, name));
  writeFiles(folder, Object.fromEntries(Object.entries(files).filter(isNew)));
}
