import { rehypeCode } from './rehype-code';
import { markdownRenderer } from './render';

/** Renders markdown as the build does it: with code in colour, which needs no script afterwards. */
export const renderForBuild = markdownRenderer(rehypeCode);
