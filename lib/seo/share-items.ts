import type { Strings } from '@/data/strings';
import type { Owner } from '../resume/owner';
import type { Content } from '../content/load';
import { patternSvg } from '../pattern';
import { hasRoute } from '../features';
import { mainPages, routes } from '../urls';

/** What a share image shows. */
export interface ShareItem {
  /** Path of its page, below the base path. */
  path: string;
  /** Above the title, at the left and at the right. */
  captions: readonly [kind: string, date: string];
  title: string;
  /** Below the title, at the left and at the right. */
  signature: readonly [name: string, role: string];
  /** The pattern as the text of an SVG file. */
  pattern: string;
}

/**
 * All share images of the site: one for each page and entry. Lists of posts use that of the blog.
 * @param logo the logo of the site, as the text of an SVG file
 */
export function shareItems(
  { all }: Pick<Content, 'all'>,
  { owner, strings }: { owner: Owner; strings: Strings },
  logo: string,
): ShareItem[] {
  const signature = [owner.name, owner.label] as const;
  const { share } = strings;
  const ofPage = (title: string, path: string): ShareItem => ({
    path,
    title,
    signature,
    pattern: logo,
    captions: [share.portfolio, ''],
  });
  return [
    {
      path: routes.home,
      // A word joiner keeps double names together.
      title: owner.name.replaceAll('-', '-\u2060'),
      captions: [share.portfolio, ''],
      signature: [owner.label, owner.place],
      pattern: logo,
    },
    ...mainPages
      .filter((page) => page !== 'home' && hasRoute(routes[page]))
      .map((page) => ofPage(strings[page].name, routes[page])),
    ...all.map(({ path, title, pattern, label }): ShareItem => {
      const { type, date = '' } = label(strings);
      if (!type) return ofPage(title, path);
      return {
        path,
        title,
        signature,
        pattern: patternSvg(pattern),
        captions: [type, date],
      };
    }),
  ];
}
