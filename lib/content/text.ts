import type { TextFacts } from '../markdown/text-facts';
import type { ImageFinder } from '../images/find-image';
import { imageNamed, imageUrl, type SiteImage } from '../images/image';
import { siteVideo } from './video-sites';

/** A text of the owner's, and where it stands. */
export interface WrittenText {
  /** Path from the project's root. */
  file: string;
  field: string;
  /** The page that shows it, with its closing slash. */
  page: string;
  /** Folder of the published Markdown, where pictures may lie beside it. */
  base?: string;
  facts: TextFacts;
}

/**
 * The pictures and videos of a text that are there, and the pictures of its links to video sites: beside
 * the post, or in the folder of `public/` that has the path of the page.
 */
export const imagesOf = (
  { base, page, facts }: Pick<WrittenText, 'base' | 'page' | 'facts'>,
  findImage: ImageFinder,
): SiteImage[] => [
  ...facts.pictures.flatMap(({ url: written }) => {
    const url = imageUrl(written, base);
    const found = url && findImage(url);
    return found && 'sources' in found ? [found] : [];
  }),
  ...facts.links.flatMap(({ url }) => {
    const { name } = siteVideo(url) ?? {};
    return (name && imageNamed(page + name, findImage)) || [];
  }),
];
