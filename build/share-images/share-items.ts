import { rehype } from 'rehype';
import { toString } from 'hast-util-to-string';
import type { Content } from '@/lib/content/model';
import { pageTitles } from '@/data/page-titles';
import { glyphOf, type Glyph } from '@/lib/glyph/glyph';
import { drawGlyph } from '@/lib/glyph/draw';
import type { Owner } from '@/data/owner';
import { blogRoutes, postRoute, projectRoute, routes } from '@/lib/urls';

/** What one picture shows. */
export interface ShareItem {
  /** The page whose picture it is, below the base path. */
  route: string;
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
 * Every picture of the site: one for each written page, project, published post and list of posts.
 * The further pages of a list share the picture of its first.
 */
export function shareItems({ projects, posts, blog }: Content, owner: Owner): ShareItem[] {
  const signature = [owner.name, owner.role] as const;
  const lists = {
    Tag: [...blog.tags.values()],
    Series: [...blog.series.values()],
    Archive: [...blog.years.values()],
  };
  return [
    {
      route: routes.home,
      title: owner.name,
      captions: ['Portfolio', ''],
      signature: [owner.role, owner.location],
      glyph: glyphOf(owner.name),
      source: 'data/owner.ts',
    },
    ...pages.map(([page, title]) => ({
      route: pageRoutes[page],
      title,
      captions: ['Portfolio', ''] as const,
      signature,
      glyph: glyphOf(owner.name),
      source: `app${pageRoutes[page]}page.tsx`,
    })),
    ...projects.map(({ slug, title, projectType, dateHtml, glyph }) => ({
      route: projectRoute(slug),
      title,
      captions: [projectKinds[projectType], toString(fragment.parse(dateHtml))] as const,
      signature,
      glyph,
      source: `content/projects/${slug}.md`,
    })),
    ...posts.map(({ summary: { id, title, date, glyph } }) => ({
      route: postRoute(id),
      title,
      captions: ['Article', date] as const,
      signature,
      glyph: drawGlyph(glyph),
      source: `content/blog/${id}.md`,
    })),
    ...Object.entries(lists).flatMap(([kind, groups]) =>
      groups.map(({ name, route }) => ({
        route,
        title: name,
        captions: [pageTitles.blog, kind] as const,
        signature,
        glyph: glyphOf(route),
        source: `content/blog/, ${kind.toLowerCase()} "${name}"`,
      })),
    ),
  ];
}
