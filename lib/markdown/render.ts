import type { Root } from 'hast';
import rehypeAutolinkHeadings from 'rehype-autolink-headings';
import rehypeExternalLinks from 'rehype-external-links';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { SiteImage } from '../images/image';
import { withBasePath, type ResolvePath } from '../urls';
import { markdownProcessor } from './dialect';
import { headingLinks, rehypeHeadingIds } from './heading-anchors';
import { rehypeCallouts } from './rehype-callouts';
import { rehypeCode } from './rehype-code';
import { rehypeDemos } from './rehype-demos';
import { rehypeDirection } from './rehype-direction';
import { rehypeFigures } from './rehype-figures';
import { rehypeImages } from './rehype-images';
import { rehypeLinks } from './rehype-links';
import { rehypeOutline } from './rehype-outline';
import { rehypeTables } from './rehype-tables';
import { rehypeTaskLists } from './rehype-task-lists';
import { rehypeTypography } from './rehype-typography';
import { remarkCodeMeta } from './remark-code-meta';
import { sanitizeSchema } from './sanitize-schema';
import type { MarkdownStrings, OutlineEntry } from './types';

/** A plugin without settings that changes the HTML of a page. */
type HtmlPlugin = () => (tree: Root, file: VFile) => void | Promise<void>;

export interface RenderOptions {
  strings: MarkdownStrings;
  /** BCP 47 tag of the text, for its quotation marks and the like. Without it, they stay as written. */
  language?: string | undefined;
  /** Folder that relative URLs of images are resolved against, without the base path: `/blog/`. */
  baseUrl?: string;
  /** Prefix for the ids of a second text; with it, ids cannot collide with the page's own. */
  idPrefix?: string;
  /** Finds an image by its URL without the base path. Left out in browsers, where sizes are unknown. */
  findImage?: (url: string) => SiteImage | undefined;
  /** Where a path of the site leads; by default to a page or file in the language of the build. */
  resolvePath?: ResolvePath;
  /** Plugins that run last, such as the highlighter of code. */
  lastPlugins?: HtmlPlugin[];
}

/** A text as HTML that is safe to show. */
export interface Rendered {
  html: string;
  outline: OutlineEntry[];
}

/**
 * Renders GitHub-flavoured Markdown as HTML, in builds and in browsers. The author's HTML is sanitised before
 * plugins add anything to it.
 * @param source Markdown without front matter
 * @returns sanitised HTML, and the headings of the second level
 */
export async function renderMarkdown(source: string, options: RenderOptions): Promise<Rendered> {
  const { html, file } = await renderInSteps(source, options);
  return { html, outline: file.data.outline ?? [] };
}

/**
 * Renders Markdown as {@link renderMarkdown} does.
 * @returns also what lies between the steps: the Markdown as parsed, the HTML before it is sanitised, and the file with
 *   the data and messages of plugins
 */
export async function renderInSteps(source: string, options: RenderOptions) {
  const file = new VFile(source);
  const author = authorProcessor(options);
  const page = pageProcessor(options);
  const markdown = author.parse(file);
  const unsafe = await author.run(markdown, file);
  const html = page.stringify(await page.run(unsafe, file), file);
  return { markdown, unsafe, html, file };
}

/** The first half of rendering: from Markdown to the author's HTML, which is not safe yet. */
const authorProcessor = ({ strings, idPrefix = '' }: RenderOptions) =>
  markdownProcessor()
    .use(remarkCodeMeta)
    .use(remarkRehype, {
      allowDangerousHtml: true,
      clobberPrefix: `${idPrefix}user-content-`,
      footnoteLabel: strings.footnotes,
      footnoteBackLabel: (index, reference) =>
        strings.backToReference(`${index + 1}${reference > 1 ? `-${reference}` : ''}`),
    })
    .use(rehypeRaw);

/** The second half: sanitises the author's HTML, and adds to it what authors may not write. */
function pageProcessor(options: RenderOptions) {
  const { strings, language, baseUrl, idPrefix = '', findImage, lastPlugins = [] } = options;
  const { resolvePath = (path) => ({ href: withBasePath(path) }) } = options;
  return (
    unified()
      .use(rehypeSanitize, sanitizeSchema)
      .use(rehypeMath, strings)
      .use(rehypeFigures)
      .use(rehypeCallouts, strings)
      .use(rehypeTables, strings)
      .use(rehypeDemos, strings, idPrefix)
      .use(rehypeTaskLists, strings)
      .use(rehypeDirection, language)
      .use(rehypeHeadingIds, idPrefix)
      // After the ids, which it would change.
      .use(rehypeTypography, language)
      .use(rehypeOutline)
      .use(rehypeAutolinkHeadings, headingLinks)
      .use(rehypeLinks, { resolvePath })
      .use(rehypeImages, { strings, baseUrl, findImage, resolvePath })
      .use(rehypeExternalLinks, {
        target: '_blank',
        rel: ['noopener', 'noreferrer'],
        content: { type: 'text', value: strings.newTab },
        contentProperties: { className: ['sr-only'] },
      })
      .use(rehypeCode, strings)
      .use(lastPlugins)
      .use(rehypeStringify)
  );
}

/** Renders formulas. KaTeX is half a megabyte, so it is loaded only for texts with formulas. */
function rehypeMath(strings: MarkdownStrings) {
  return async (tree: Root, file: VFile) => {
    if (!/\$\$|[`~]{3} *math/.test(String(file))) return;
    const { default: rehypeKatex } = await import('rehype-katex');
    const { rehypeFormulas } = await import('./rehype-formulas');
    rehypeKatex({ output: 'mathml', strict: false })(tree, file);
    rehypeFormulas(strings)(tree);
  };
}
