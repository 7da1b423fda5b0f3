import { strings } from '@/data/strings';
import { theme } from '@/data/theme';
import type { AnyEntry } from '@/lib/content/entry';
import { logoSvg } from '@/lib/graphics/logo';
import { panelSvg, patternColors, patternSvg } from '@/lib/graphics/pattern';
import { patternOf } from '@/lib/graphics/pattern-of';
import { findFile } from '@/lib/images/find-image';
import { imageUrl } from '@/lib/images/image';
import { hasRoute } from '@/lib/site-sections';
import { mainPages, routes } from '@/lib/urls';
import { siteContent, siteFolders } from '../../content';
import { owner } from '../../owner';
import { siteLogo } from '../../record';

export interface ShareItem {
  path: string;
  /** Above the title, at the left and at the right. */
  captions: readonly [kind: string, date: string];
  title: string;
  /** Below the title, at the left and at the right. */
  signature: readonly [name: string, role: string];
  /** The text of an SVG file: a pattern or the logo; with a picture, the panel behind it. */
  graphic: string;
  /** The file of a picture that the image shows beside the texts. */
  picture?: string | undefined;
  /** Whether an image of the owner may replace it. */
  isPage: boolean;
}

const signature = [owner.name, owner.label] as const;

/** All share images. Lists of posts use the image of the blog. */
export const shareItems = (): ShareItem[] => [
  {
    path: routes.home,
    // The word joiner keeps double names on one line.
    title: owner.name.replaceAll('-', '-\u2060'),
    captions: [strings.site.portfolio, ''],
    signature: [owner.label, owner.location],
    graphic: logoSvg(siteLogo(), theme),
    isPage: true,
  },
  ...mainPages
    .filter((page) => page !== 'home' && hasRoute(routes[page]))
    .map((page) => ofPage(strings[page].name, routes[page])),
  ...siteContent()
    .all.filter(({ metadata }) => metadata)
    .map(ofEntry),
];

function ofEntry({ path, title, pattern, label, baseUrl, marked }: AnyEntry): ShareItem {
  const { type, date = '' } = label(strings);
  if (!type) return ofPage(title, path);
  const hero = marked('image').find(({ path: [field] }) => field === 'pictureUrl');
  const picture = fileOf(hero?.text, baseUrl);
  return {
    path,
    title,
    signature,
    ...graphicOf(pattern, picture),
    captions: [type, date],
    isPage: false,
  };
}

/** The image of a page: the owner's logo file if there is one, or else the portrait for the story, and a pattern for others. */
function ofPage(title: string, path: string): ShareItem {
  const picture = path === routes.about ? fileOf(owner.portrait?.src) : undefined;
  return {
    path,
    title,
    signature,
    ...(theme.logo?.src
      ? { graphic: logoSvg(siteLogo(), theme) }
      : graphicOf(patternOf(path, patternColors(theme)), picture)),
    captions: [strings.site.portfolio, ''],
    isPage: true,
  };
}

/** A picture on a panel in the colours of a pattern, or the pattern alone. */
const graphicOf = (pattern: string, picture: string | undefined) => ({
  graphic: picture ? panelSvg(pattern) : patternSvg(pattern),
  picture,
});

function fileOf(src = '', baseUrl?: string): string | undefined {
  const url = imageUrl(src, baseUrl);
  return url && findFile(siteFolders, url)?.file;
}
