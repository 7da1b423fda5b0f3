import { rehype } from 'rehype';
import { toString } from 'hast-util-to-string';
import type { Content } from '@/data/content/model';
import { pageTitles } from '@/data/page-titles';
import { glyphOf, type Glyph } from '@/data/glyph';
import type { Owner } from '@/data/owner';
import { blogRoutes, routes } from '@/data/routes';
import { pageShareName } from '@/data/share-image';
import { ShareError } from './share-error';

/** What one picture shows. */
export interface ShareItem {
  /** Name of the file without `.png`, as `shareImage` takes it. */
  name: string;
  title: string;
  /** Captions above the title: what it is, and from when. */
  captions: readonly [string, string];
  /** Captions below: who, and what he does. */
  signature: readonly [string, string];
  glyph: Glyph;
  /** Where the item comes from, for messages. */
  source: string;
}

/** Pages that are written in code: what they are called, and where they stand. */
const pages = Object.entries(pageTitles) as [keyof typeof pageTitles, string][];
const pageRoutes = { ...routes, ...blogRoutes };

const projectKinds = {
  personal: 'Personal project',
  professional: 'Professional project',
  freelance: 'Freelance project',
};

const fragment = rehype().data('settings', { fragment: true });

/**
 * Every picture of the site: one for each written page, project and published post.
 * @throws ShareError when two pictures would have the same name
 */
export function shareItems(
  { projects, posts }: Pick<Content, 'projects' | 'posts'>,
  owner: Owner,
): ShareItem[] {
  const signature = [owner.name, owner.role] as const;
  const items: ShareItem[] = [
    {
      name: 'home',
      title: owner.name,
      captions: ['Portfolio', ''],
      signature: [owner.role, owner.location],
      glyph: glyphOf(owner.name),
      source: 'data/owner.ts',
    },
    ...pages.map(([page, title]) => ({
      name: pageShareName(pageRoutes[page]),
      title,
      captions: ['Portfolio', ''] as const,
      signature,
      glyph: glyphOf(owner.name),
      source: `app${pageRoutes[page]}page.tsx`,
    })),
    ...projects.map(({ slug, title, projectType, dateHtml, glyph }) => ({
      name: slug,
      title,
      captions: [projectKinds[projectType], toString(fragment.parse(dateHtml))] as const,
      signature,
      glyph,
      source: `content/projects/${slug}.md`,
    })),
    ...posts.map(({ summary: { id, title, date, glyph } }) => ({
      name: `blog-${id}`,
      title,
      captions: ['Article', date] as const,
      signature,
      glyph,
      source: `content/blog/${id}.md`,
    })),
  ];
  checkNames(items);
  return items;
}

function checkNames(items: readonly ShareItem[]) {
  const sources = new Map<string, string>();
  for (const { name, source } of items) {
    const other = sources.get(name);
    if (other) {
      throw new ShareError(
        `${source} and ${other} would have the same picture, /share/${name}.png.`,
        'Rename one of the files.',
      );
    }
    sources.set(name, source);
  }
}
