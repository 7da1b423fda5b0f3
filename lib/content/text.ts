import type { TextFacts } from '../markdown/text-facts';
import type { PictureFinder } from './find-picture';
import { pictureUrl, type Picture } from './picture';

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

/** The pictures of a text that are there. */
export const picturesOf = (
  { base, facts }: Pick<WrittenText, 'base' | 'facts'>,
  findPicture: PictureFinder,
): Picture[] =>
  facts.pictures.flatMap(({ url: written }) => {
    const url = pictureUrl(written, base);
    const found = url && findPicture(url);
    return found && 'sources' in found ? [found] : [];
  });
