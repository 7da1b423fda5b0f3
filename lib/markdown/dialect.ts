import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import { remarkBareUrls } from './remark-bare-urls';

const parser = remark()
  // H~2~O is no struck-out text.
  .use(remarkGfm, { singleTilde: false })
  // With single dollar signs, prices would become formulas.
  .use(remarkMath, { singleDollarTextMath: false })
  .freeze();

/** The parser of all texts: GitHub-flavoured Markdown, with formulas between double dollar signs. */
export const markdown = parser()
  .use(remarkBareUrls, (text) => parser.parse(text))
  .freeze();
