import { formatPeriods } from '@/lib/career/periods';
import type { PostGroup } from '@/lib/content/blog-index';
import type { Content } from '@/lib/content/model';
import { drawGlyph } from '@/lib/glyph/draw';
import { glyphOf, glyphPairs } from '@/lib/glyph/glyph';
import { iconSvg } from '@/lib/glyph/icon-svg';
import type { Site } from '@/lib/site';
import { capitalize, fill } from '@/lib/site/fill';
import type { SitePages } from '@/lib/site/pages';
import { blogRoutes, pageRoute, postRoute, projectRoute, routes } from '@/lib/urls';

/** The content of a share image. */
export interface ShareItem {
  /** Path of its page, below the base path. */
  route: string;
  title: string;
  /** Above the title: kind and date. */
  captions: readonly [string, string];
  /** Below the title: name and role of the owner. */
  signature: readonly [string, string];
  /** The glyph as the text of an SVG file. */
  glyph: string;
  /** The file of its content, for messages. */
  source: string;
}

/**
 * All share images of the site: one for each page, project, published post and list of posts. All
 * pages of a list use the same image.
 * @param mark the mark of the site, as the text of an SVG file
 */
export function shareItems(
  { projects, pages: ownPages, posts, blog }: Content,
  { owner, words, theme }: Pick<Site, 'owner' | 'words' | 'theme'>,
  pages: SitePages,
  mark: string,
): ShareItem[] {
  const fixed: [title: string, route: string][] = [
    ...(['about', 'projects', 'blog', 'contact'] as const)
      .filter((page) => pages[page])
      .map((page): [string, string] => [words[page].name, routes[page]]),
    ...(pages.blog
      ? (['tags', 'archive'] as const).map((list): [string, string] => [
          words.lists[list].name,
          blogRoutes[list],
        ])
      : []),
    ...ownPages.map(({ title, slug }): [string, string] => [title, pageRoute(slug)]),
  ];
  const signature = [owner.name, owner.role] as const;
  const { share } = words;
  const lists: [kind: string, groups: PostGroup[]][] = [
    [share.tag, [...blog.tags.values()]],
    [share.series, [...blog.series.values()]],
    [share.archive, [...blog.years.values()]],
  ];
  return [
    {
      route: routes.home,
      // A word joiner keeps double names together.
      title: owner.name.replaceAll('-', '-\u2060'),
      captions: [share.portfolio, ''],
      signature: [owner.role, owner.location],
      glyph: mark,
      source: 'data/owner.ts',
    },
    ...fixed.map(([title, route]) => ({
      route,
      title,
      captions: [share.portfolio, ''] as const,
      signature,
      glyph: mark,
      source: `the page ${route}`,
    })),
    ...projects.map(({ slug, title, projectType, periods, glyph }) => ({
      route: projectRoute(slug),
      title,
      captions: [
        capitalize(fill(words.projects.cardKind, { type: projectType })),
        formatPeriods(periods, words.periods),
      ] as const,
      signature,
      glyph: iconSvg(glyph),
      source: `content/projects/${slug}.md`,
    })),
    ...posts.map(({ summary: { id, title, date, glyph } }) => ({
      route: postRoute(id),
      title,
      captions: [share.article, date] as const,
      signature,
      glyph: iconSvg(drawGlyph(glyph)),
      source: `content/blog/${id}.md`,
    })),
    ...lists.flatMap(([kind, groups]) =>
      groups.map(({ name, route }) => ({
        route,
        title: name,
        captions: [words.blog.name, kind] as const,
        signature,
        glyph: iconSvg(glyphOf(route, glyphPairs(theme))),
        source: `content/blog/, ${kind.toLowerCase()} "${name}"`,
      })),
    ),
  ];
}
