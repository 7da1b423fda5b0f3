import type { TextFacts } from '../markdown/text-facts';
import type { PictureFinder } from './find-picture';
import { pictureNamed, pictureUrl, type Picture } from './picture';
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
export const picturesOf = (
  { base, page, facts }: Pick<WrittenText, 'base' | 'page' | 'facts'>,
  findPicture: PictureFinder,
): Picture[] => [
  ...facts.pictures.flatMap(({ url: written }) => {
    const url = pictureUrl(written, base);
    const found = url && findPicture(url);
    return found && 'sources' in found ? [found] : [];
  }),
  ...facts.links.flatMap(({ url }) => {
    const { name } = siteVideo(url) ?? {};
    return (name && pictureNamed(page + name, findPicture)) || [];
  }),
];
