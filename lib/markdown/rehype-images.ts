import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import type { VFile } from 'vfile';
import { withBasePath } from '../base-path';
import type { ImageFinder } from '../images/find-image';
import { imageNamed, imageUrl, sizes, sourceSets, type SiteImage } from '../images/image';
import { capitalize } from '../site/fill';
import { visitElements } from './visit';

/**
 * Gives images of the site their size, so that nothing moves when they arrive, and photographs
 * sources in newer formats and smaller sizes; makes images that are videos videos, and gives cards of
 * videos their picture. Runs after sanitising, which removes `<picture>` and `<video>` of an author.
 */
export function rehypeImages(findImage: ImageFinder) {
  return (tree: Root, { data: { place } }: VFile) => {
    visitElements(tree, (node, index, parent) => {
      const { tagName, properties } = node;
      if (properties.dataVideo !== undefined) {
        const picture = imageNamed(
          `${place?.page ?? '/'}${String(properties.dataVideo)}`,
          findImage,
        );
        delete properties.dataVideo;
        if (picture) node.children.unshift(h('img', { src: picture.url, alt: '' }));
      }
      if (tagName !== 'img') return undefined;
      const url = imageUrl(String(properties.src ?? ''), place?.base);
      const picture = url && findImage(url);
      if (!picture || !('sources' in picture)) return undefined;
      const shown = setSize(node, picture);
      if (picture.video) {
        parent.children[index] = videoOf(node, picture.url, picture.video);
        return index + 1;
      }
      const sources = sourceSets(picture.sources).map(({ type, srcSet }) =>
        h('source', { type, sizes: shown, srcSet }),
      );
      if (sources.length > 0) parent.children[index] = h('picture', sources, node);
      return index + 1;
    });
  };
}

/** Sets width and height; a smaller width of the author's counts. Returns the `sizes` for it. */
function setSize({ properties }: Element, { width, height }: SiteImage): string {
  const wanted = Number(properties.width);
  const isWanted = wanted > 0 && wanted < width;
  properties.width = isWanted ? wanted : width;
  properties.height = isWanted ? Math.round((wanted * height) / width) : height;
  return properties.width < 672 ? `${properties.width}px` : sizes;
}

/** The element of a video, which loads its size and length until it is played. */
function videoOf(
  { properties: { alt, title, width, height } }: Element,
  url: string,
  { poster, captions }: NonNullable<SiteImage['video']>,
): Element {
  const picture = poster?.sources[0] ?? poster;
  const tracks = captions.map(({ url: src, language }) =>
    h('track', {
      kind: 'captions',
      src: withBasePath(src),
      srclang: language,
      label: capitalize(new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? ''),
    }),
  );
  const named = {
    ariaLabel: String(alt ?? ''),
    title,
    poster: picture && withBasePath(picture.url),
  };
  const shown = { controls: true, preload: 'metadata', playsInline: true, width, height };
  return h('video', { src: withBasePath(url), ...named, ...shown }, tracks);
}
