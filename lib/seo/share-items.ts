import type { Strings } from '@/data/strings';
import type { Owner } from '../resume/owner';
import type { Theme } from '../schema';
import type { PostGroup } from '../content/blog-index';
import type { Content } from '../content/load';
import { patternOf, patternColors } from '../pattern-of';
import { patternSvg } from '../pattern';
import { hasRoute } from '../features';
import { blogRoutes, routes } from '../urls';

/** What a share image shows. */
export interface ShareItem {
  /** Path of its page, below the base path. */
  route: string;
  /** Above the title, at the left and at the right. */
  captions: readonly [kind: string, date: string];
  title: string;
  /** Below the title, at the left and at the right. */
  signature: readonly [name: string, role: string];
  /** The pattern as the text of an SVG file. */
  pattern: string;
}

/**
 * All share images of the site: one for each page, entry and list of posts. All
 * pages of a list use the same image.
 * @param logo the logo of the site, as the text of an SVG file
 */
export function shareItems(
  { all, blog }: Content,
  { owner, strings, theme }: { owner: Owner; strings: Strings; theme: Theme },
  logo: string,
): ShareItem[] {
  const signature = [owner.name, owner.label] as const;
  const { share } = strings;
  const ofPage = (title: string, route: string): ShareItem => ({
    route,
    title,
    signature,
    pattern: logo,
    captions: [share.portfolio, ''],
  });
  const ofList = (kind: string, { name, route }: PostGroup): ShareItem => ({
    route,
    title: name,
    signature,
    captions: [strings.blog.name, kind],
    pattern: patternSvg(patternOf(route, patternColors(theme))),
  });
  return [
    {
      route: routes.home,
      // A word joiner keeps double names together.
      title: owner.name.replaceAll('-', '-\u2060'),
      captions: [share.portfolio, ''],
      signature: [owner.label, owner.place],
      pattern: logo,
    },
    ...(['about', 'projects', 'blog', 'contact'] as const)
      .filter(hasRoute)
      .map((page) => ofPage(strings[page].name, routes[page])),
    ...(['tags', 'archive'] as const)
      .filter(() => hasRoute('blog'))
      .map((list) => ofPage(strings.lists[list].name, blogRoutes[list])),
    ...all.map(({ path, title, pattern, label }): ShareItem => {
      const { kind, date = '' } = label(strings);
      if (!kind) return ofPage(title, path);
      return {
        route: path,
        title,
        signature,
        pattern: patternSvg(pattern),
        captions: [kind, date],
      };
    }),
    ...[...blog.tags.values()].map((group) => ofList(share.tag, group)),
    ...[...blog.series.values()].map((group) => ofList(share.series, group)),
    ...[...blog.years.values()].map((group) => ofList(share.archive, group)),
  ];
}
