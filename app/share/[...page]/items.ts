import { strings } from '@/data/strings';
import { theme } from '@/data/theme';
import { logoSvg } from '@/lib/graphics/logo';
import { patternSvg } from '@/lib/graphics/pattern';
import { hasRoute } from '@/lib/site-sections';
import { mainPages, routes } from '@/lib/urls';
import { siteContent } from '../../content';
import { owner } from '../../owner';

export interface ShareItem {
  path: string;
  /** Above the title, at the left and at the right. */
  captions: readonly [kind: string, date: string];
  title: string;
  /** Below the title, at the left and at the right. */
  signature: readonly [name: string, role: string];
  /** The text of an SVG file: the pattern of a project or post, or else the logo. */
  pattern: string;
}

export const logo = logoSvg({ owner, theme });

const { share } = strings;
const signature = [owner.name, owner.label] as const;

/** All share images. Lists of posts use the image of the blog. */
export const shareItems = (): ShareItem[] => [
  {
    path: routes.home,
    // The word joiner keeps double names on one line.
    title: owner.name.replaceAll('-', '-\u2060'),
    captions: [share.portfolio, ''],
    signature: [owner.label, owner.place],
    pattern: logo,
  },
  ...mainPages
    .filter((page) => page !== 'home' && hasRoute(routes[page]))
    .map((page) => ofPage(strings[page].name, routes[page])),
  ...siteContent().all.map(({ path, title, pattern, label }): ShareItem => {
    const { type, date = '' } = label(strings);
    if (!type) return ofPage(title, path);
    return { path, title, signature, pattern: patternSvg(pattern), captions: [type, date] };
  }),
];

const ofPage = (title: string, path: string): ShareItem => ({
  path,
  title,
  signature,
  pattern: logo,
  captions: [share.portfolio, ''],
});
