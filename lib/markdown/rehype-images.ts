import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { imageUrl, sizes, sourceSets, type SiteImage } from '../images/image';
import { written } from '../text';
import { withSiteBasePath, type ResolvePath } from '../urls';
import type { MarkdownStrings } from './types';

interface ImageOptions {
  strings: MarkdownStrings;
  baseUrl: string | undefined;
  findImage: ((url: string) => SiteImage | undefined) | undefined;
  resolvePath: ResolvePath;
}

/** Maximum width of an image in a text, in pixels. A smaller one gains nothing from the lightbox. */
const TEXT_WIDTH = 640;

/**
 * Prepares images and videos for pages. URLs get the base path. Images get their size, so that the layout does not
 * shift; photos get sources in newer formats and smaller sizes; large images get a link to the file, which opens
 * the lightbox. Images and videos of other origins become links, because pages load nothing from other hosts.
 */
export function rehypeImages({ strings, baseUrl, findImage, resolvePath }: ImageOptions) {
  return (tree: Root) => {
    const inLinks = new Set<Element>();
    visit(tree, 'element', (link) => {
      if (link.tagName === 'a') visit(link, 'element', (inner) => void inLinks.add(inner));
    });
    visit(tree, 'element', (node, index, parent) => {
      if (!parent || index === undefined) return undefined;
      if (node.tagName === 'img') parent.children[index] = showImage(node, inLinks.has(node));
      else if (node.tagName === 'video')
        parent.children[index] = showVideo(node, inLinks.has(node));
      else return undefined;
      return SKIP;
    });
  };

  function showImage(image: Element, isInLink: boolean) {
    const { properties } = image;
    if (properties.alt) properties.alt = written(String(properties.alt));
    const src = String(properties.src ?? '');
    const url = imageUrl(src, baseUrl);
    if (!url) {
      if (/^data:image\//i.test(src)) return image;
      return linkTo(src, String(properties.alt ?? ''), isInLink);
    }
    const found = findImage?.(url);
    const file = found ? withSiteBasePath(found.url) : resolvePath(url).href;
    Object.assign(properties, { src: file, loading: 'lazy', decoding: 'async' });
    if (!found) return image;
    const shown = setSize(image, found);
    const sources = sourceSets(found.sources).map(({ type, srcSet }) =>
      h('source', { type, sizes: shown, srcSet }),
    );
    const picture = sources.length > 0 ? h('picture', sources, image) : image;
    // An image without a description is decorative, and needs no lightbox.
    if (isInLink || !properties.alt || found.width <= TEXT_WIDTH) return picture;
    const label = h('span.sr-only', strings.openLightbox);
    return h('a.lightbox-link', { href: properties.src }, label, picture);
  }

  function showVideo(video: Element, isInLink: boolean) {
    const { properties, children } = video;
    const src = String(properties.src ?? '');
    const url = imageUrl(src, baseUrl);
    if (!url) return linkTo(src, String(properties.ariaLabel ?? properties.title ?? ''), isInLink);
    const poster = imageUrl(String(properties.poster ?? ''), baseUrl);
    Object.assign(properties, {
      src: resolvePath(url).href,
      poster: properties.poster && poster && resolvePath(poster).href,
      controls: true,
      preload: 'metadata',
    });
    for (const track of children) {
      if (track.type !== 'element' || track.tagName !== 'track') continue;
      const file = imageUrl(String(track.properties.src ?? ''), baseUrl);
      track.properties.src = file && resolvePath(file).href;
    }
    return video;
  }
}

/** A link to a file that pages do not load; inside another link only its text. */
function linkTo(href: string, words: string, isInLink: boolean) {
  const text = { type: 'text' as const, value: words || href };
  return isInLink || !/^(https?:)?\/\//i.test(href) ? text : h('a', { href }, text);
}

/** Sets width and height, respecting a smaller width set by the author. Returns the `sizes` attribute. */
function setSize({ properties }: Element, { width, height }: SiteImage): string {
  const wanted = Number(properties.width);
  const isWanted = wanted > 0 && wanted < width;
  const shown = isWanted ? wanted : width;
  Object.assign(properties, { width: shown, height: Math.round((shown * height) / width) });
  return shown < TEXT_WIDTH ? `${shown}px` : sizes;
}
