import { rehypeMath } from './rehype-math';
import { createRenderer, type Renderer } from './render';
import type { MarkdownWords } from './words';

/** The renderer of the browser for texts with formulas, in a file that other texts do not load. */
export const mathRenderer = (words: MarkdownWords): Renderer =>
  createRenderer(words, [[rehypeMath, words]]);
