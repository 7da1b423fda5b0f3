import { rehypeCode } from './rehype-code';
import { rehypeMaths } from './rehype-maths';
import { markdownRenderer } from './render';

/** Renders markdown as the build does it: code in colour and formulas set, without script. */
export const renderForBuild = markdownRenderer(rehypeMaths, rehypeCode);
