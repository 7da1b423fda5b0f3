import type { PictureFinder } from '../content/find-picture';
import { highlightedCode } from './rehype-code';
import { rehypeDiagrams } from './rehype-diagrams';
import { rehypeEnlarge } from './rehype-enlarge';
import { rehypeMath } from './rehype-math';
import { rehypePictures } from './rehype-pictures';
import { createRenderer, type Renderer } from './render';
import type { MarkdownWords } from './words';

/**
 * The renderer of the build: it also renders formulas, draws diagrams, highlights code and sizes
 * images.
 */
export const buildRenderer = (words: MarkdownWords, findPicture: PictureFinder): Renderer =>
  createRenderer(
    words,
    [
      [rehypeMath, words],
      [rehypeDiagrams, words],
      [rehypePictures, findPicture],
      [rehypeEnlarge, words],
    ],
    highlightedCode(words),
  );
