import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';

/** Parses Markdown as all texts are written: GitHub's, with formulas between double dollar signs. */
export const markdown = remark()
  .use(remarkGfm)
  // Prices are never formulas.
  .use(remarkMath, { singleDollarTextMath: false })
  .freeze();
