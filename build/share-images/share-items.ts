import { formatPeriods } from '@/lib/resume/periods';
import type { PostGroup } from '@/lib/content/blog-index';
import type { Content } from '@/lib/content/load';
import { formatDay } from '@/lib/dates';
import { drawPattern } from '@/lib/pattern/draw';
import { patternOf, patternColors } from '@/lib/pattern/pattern';
import { patternSvg } from '@/lib/pattern/pattern-svg';
import type { Site } from '@/lib/site';
import { capitalize } from '@/lib/site/fill';
import type { SitePages } from '@/lib/site/pages';
import { blogRoutes, pageRoute, postRoute, routes } from '@/lib/urls';

/** The content of a share image. */
export interface ShareItem {
  /** Path of its page, below the base path. */
  route: string;
  title: string;
  /** Above the title: kind and date. */
  captions: readonly [string, string];
  /** Below the title: name and role of the owner. */
  signature: readonly [string, string];
  /** The pattern as the text of an SVG file. */
  pattern: string;
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
  { owner, strings, theme }: Pick<Site, 'owner' | 'strings' | 'theme'>,
  pages: SitePages,
  mark: string,
): ShareItem[] {
  const signature = [owner.name, owner.label] as const;
  const { share } = strings;
  const ofPage = (title: string, route: string): ShareItem => ({
    route,
    title,
    signature,
    pattern: mark,
    source: `the page ${route}`,
    captions: [share.portfolio, ''],
  });
  const ofList = (kind: string, { name, route }: PostGroup): ShareItem => ({
    route,
    title: name,
    signature,
    captions: [strings.blog.name, kind],
    pattern: patternSvg(patternOf(route, patternColors(theme))),
    source: `content/blog/, ${kind.toLowerCase()} "${name}"`,
  });
  return [
    {
      route: routes.home,
      // A word joiner keeps double names together.
      title: owner.name.replaceAll('-', '-\u2060'),
      captions: [share.portfolio, ''],
      signature: [owner.label, owner.place],
      pattern: mark,
      source: 'data/resume.json',
    },
    ...(['about', 'projects', 'blog', 'contact'] as const)
      .filter((page) => pages[page])
      .map((page) => ofPage(strings[page].name, routes[page])),
    ...(['tags', 'archive'] as const)
      .filter(() => pages.blog)
      .map((list) => ofPage(strings.lists[list].name, blogRoutes[list])),
    ...ownPages.map(({ title, slug }) => ofPage(title, pageRoute(slug))),
    ...projects.map(({ slug, title, projectType, periods, pattern }): ShareItem => ({
      route: pageRoute(slug),
      title,
      signature,
      pattern: patternSvg(pattern),
      captions: [
        capitalize(strings.projects.cardKind(projectType)),
        formatPeriods(periods, strings.dates),
      ],
      source: `content/projects/${slug}.md`,
    })),
    ...posts.map(({ id, title, isoDate, pattern }): ShareItem => ({
      route: postRoute(id),
      title,
      signature,
      pattern: patternSvg(pattern),
      captions: [share.article, formatDay(isoDate, strings.dates)],
      source: `content/blog/${id}.md`,
    })),
    ...[...blog.tags.values()].map((group) => ofList(share.tag, group)),
    ...[...blog.series.values()].map((group) => ofList(share.series, group)),
    ...[...blog.years.values()].map((group) => ofList(share.archive, group)),
  ];
}
