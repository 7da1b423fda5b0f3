import { rehypeMaths } from './rehype-maths';
import { markdownRenderer } from './render';

/** Renders markdown with maths in the browser. Stands apart, so that most pages never load it. */
export const renderWithMaths = markdownRenderer(rehypeMaths);
