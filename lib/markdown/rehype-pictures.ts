import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import { pictureAddress, sizes, sourceSets, type Picture } from '../content/picture';
import { visitElements } from './visit';

/**
 * Gives pictures of the site their size, so that nothing moves when they arrive, and photographs
 * sources in newer formats and smaller sizes. Runs after sanitising, which drops `<picture>` of an
 * author, and in the build only.
 */
export function rehypePictures() {
  return (tree: Root, file: VFile) => {
    const { base, findPicture } = file.data.place ?? {};
    if (!findPicture) return;
    visitElements(tree, (image, index, parent) => {
      if (image.tagName !== 'img') return undefined;
      const address = pictureAddress(String(image.properties.src ?? ''), base);
      const picture = address && findPicture(address);
      if (!picture || !('sources' in picture)) return undefined;
      const shown = setSize(image, picture);
      if (picture.sources.length > 0) parent.children[index] = wrap(image, picture, shown);
      return index + 1;
    });
  };
}

/** Sets width and height; an author's width stands. Returns the `sizes` that go with it. */
function setSize({ properties }: Element, { width, height }: Picture): string {
  const wanted = Number(properties.width);
  const isWanted = wanted > 0 && wanted < width;
  properties.width = isWanted ? wanted : width;
  properties.height = isWanted ? Math.round((wanted * height) / width) : height;
  return properties.width < 672 ? `${properties.width}px` : sizes;
}

function wrap(image: Element, { sources }: Picture, shown: string): Element {
  const elements = sourceSets(sources).map(({ type, srcSet }) =>
    element('source', { type, sizes: shown, srcSet }),
  );
  return element('picture', {}, [...elements, image]);
}

const element = (
  tagName: string,
  properties: Element['properties'],
  children: Element[] = [],
): Element => ({ type: 'element', tagName, properties, children });
