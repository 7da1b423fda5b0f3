import type { Image, PhrasingContent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { TO_WRITE } from '../../site';
import { noteOf, type TextContext } from '../context';
import { videoUrl } from '../conversions';
import { markOf, verbatim } from './nodes';
import { linkMarkdown } from './stringify';

/** The text that stands for a missing description. */
export const MISSING_ALT = `${TO_WRITE} what the image shows`;

/** Points images to the files that are copied, and marks missing descriptions. */
export function remarkImages(context: TextContext) {
  return (tree: Root) => {
    const definitions = new Map<string, { url: string; title?: string | null | undefined }>();
    visit(tree, 'definition', (one) => void definitions.set(one.identifier, one));
    visit(tree, 'imageReference', ({ identifier, alt, position }, index, parent) => {
      const { url, title } = definitions.get(identifier) ?? {};
      if (!parent || index === undefined || url === undefined) return;
      parent.children[index] = { type: 'image', url, title, alt, position };
    });
    visit(tree, 'link', (link, index, parent) => {
      const [image, ...others] = link.children;
      // Pages enlarge an image when it is clicked.
      const isLightbox =
        image?.type === 'image' && others.length === 0 && sameImage(image.url, link.url);
      if (isLightbox && parent && index !== undefined) parent.children[index] = image;
    });
    visit(tree, 'image', (image, index, parent) => {
      if (!parent || index === undefined) return undefined;
      const shown = showImage(image, context, parent.type === 'link');
      parent.children.splice(index, 1, ...shown);
      return [SKIP, index + shown.length];
    });
  };
}

/** Whether a link leads to the image that it contains, perhaps in another size. */
const sameImage = (image: string, link: string) => {
  const nameOf = (url: string) =>
    url
      .replace(/[?#].*$/, '')
      .replace(/^.*\//, '')
      .replace(/([-_]\d+x\d+|_small|_thumb|-thumb)?\.\w+$/, '')
      .toLowerCase();
  return /\.(png|jpe?g|gif|svg|webp|avif)([?#].*)?$/i.test(link) && nameOf(image) === nameOf(link);
};

function showImage(
  image: Image,
  { links, note }: TextContext,
  isInLink: boolean,
): PhrasingContent[] {
  // Obsidian shows the player of a video.
  const video = videoUrl(image.url);
  if (video) {
    const mark = note('embed', `a video became a link: ${video}`);
    return [verbatim(linkMarkdown(video, image.alt?.trim() || 'Video')), markOf(mark)];
  }
  const found = links.imageOf(image.url);
  // A caption tells what the image shows.
  const alt = (image.alt?.trim() || image.title?.trim()) ?? '';
  if (found.url === undefined) {
    const words = [image.alt?.trim() || 'Image', image.title].filter(Boolean).join('. ');
    const mark = markOf(noteOf(found, image.url, note));
    if (isInLink || !found.link) return [{ type: 'text', value: words }, mark];
    return [verbatim(linkMarkdown(found.link, words)), mark];
  }
  const mark =
    alt === '' ? [markOf(note('alt', `an image without a description: ${found.url}`))] : [];
  if (found.url === image.url && alt !== '' && alt === image.alt) return [image];
  return [...mark, { ...image, url: found.url, alt: alt || MISSING_ALT, position: undefined }];
}
