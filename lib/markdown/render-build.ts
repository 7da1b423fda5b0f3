import type { ImageFinder } from '../images/find-image';
import { highlightedCode } from './rehype-code';
import { rehypeDiagrams } from './rehype-diagrams';
import { rehypeEnlarge } from './rehype-enlarge';
import { rehypeMath } from './rehype-math';
import { rehypeImages } from './rehype-images';
import { createRenderer, type Renderer } from './render';
import type { MarkdownWords } from './words';

/**
 * The renderer of the build: it also renders formulas, draws diagrams, highlights code and sizes
 * images.
 */
export const buildRenderer = (words: MarkdownWords, findImage: ImageFinder): Renderer =>
  createRenderer(
    words,
    [
      [rehypeMath, words],
      [rehypeDiagrams, words],
      [rehypeImages, findImage],
      [rehypeEnlarge, words],
    ],
    highlightedCode(words),
  );
