import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import type { VFile } from 'vfile';
import type { PictureFinder } from '../content/find-picture';
import { pictureUrl, sizes, sourceSets, type Picture } from '../content/picture';
import { visitElements } from './visit';

/**
 * Gives images of the site their size, so that nothing moves when they arrive, and photographs
 * sources in newer formats and smaller sizes. Runs after sanitising, which removes `<picture>` of an
 * author.
 */
export function rehypePictures(findPicture: PictureFinder) {
  return (tree: Root, { data: { place } }: VFile) => {
    visitElements(tree, (image, index, parent) => {
      if (image.tagName !== 'img') return undefined;
      const url = pictureUrl(String(image.properties.src ?? ''), place?.base);
      const picture = url && findPicture(url);
      if (!picture || !('sources' in picture)) return undefined;
      const shown = setSize(image, picture);
      const sources = sourceSets(picture.sources).map(({ type, srcSet }) =>
        h('source', { type, sizes: shown, srcSet }),
      );
      if (sources.length > 0) parent.children[index] = h('picture', sources, image);
      return index + 1;
    });
  };
}

/** Sets width and height; a smaller width of the author's counts. Returns the `sizes` for it. */
function setSize({ properties }: Element, { width, height }: Picture): string {
  const wanted = Number(properties.width);
  const isWanted = wanted > 0 && wanted < width;
  properties.width = isWanted ? wanted : width;
  properties.height = isWanted ? Math.round((wanted * height) / width) : height;
  return properties.width < 672 ? `${properties.width}px` : sizes;
}
