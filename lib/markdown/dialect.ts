import { remark } from 'remark';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import { remarkBareUrls } from './remark-bare-urls';

const dialect = () =>
  remark()
    // H~2~O is no struck-out text.
    .use(remarkGfm, { singleTilde: false })
    // **「強調」**です is emphasised: https://github.com/commonmark/commonmark-spec/issues/650
    .use(remarkCjkFriendly)
    // With single dollar signs, prices would become formulas.
    .use(remarkMath, { singleDollarTextMath: false });

const parser = dialect().freeze();

/**
 * Makes a processor of Markdown, to which plugins can be added. A copy of a frozen one would read each text with all
 * extensions twice, as copies keep them and their plugins add them again.
 */
export const markdownProcessor = () => dialect().use(remarkBareUrls, (text) => parser.parse(text));

/** The parser of all texts: GitHub-flavoured Markdown, with formulas between double dollar signs. */
export const markdown = markdownProcessor().freeze();
