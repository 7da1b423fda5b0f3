import { rehypeCode } from './rehype-code';
import { rehypeMaths } from './rehype-maths';
import { rehypePictures } from './rehype-pictures';
import { markdownRenderer } from './render';

/** Renders markdown as the build does it: code in colour, formulas set, pictures sized. */
export const renderForBuild = markdownRenderer(rehypeMaths, rehypeCode, rehypePictures);
