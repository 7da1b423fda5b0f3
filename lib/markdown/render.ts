import type { Root } from 'hast';
import { rehype } from 'rehype';
import rehypeSanitize from 'rehype-sanitize';
import type { VFile } from 'vfile';
import type { PictureFinder } from '../content/find-picture';
import { markdownToHast } from './markdown';
import { rehypeAccess } from './rehype-access';
import { rehypeCallouts } from './rehype-callouts';
import { rehypeDepth } from './rehype-depth';
import { rehypeDirection } from './rehype-direction';
import { rehypeFigures } from './rehype-figures';
import { rehypeHeadings } from './rehype-headings';
import { rehypeLinks } from './rehype-links';
import { rehypeOwnIds } from './rehype-own-ids';
import { sanitizeSchema } from './sanitize-schema';

/** A step that changes a tree which has been sanitised. */
type Step = () => (tree: Root, file: VFile) => void;

/** Where a text stands. */
export interface Place {
  /** Folder of the published markdown below the base path, which pictures beside it start from. */
  base?: string;
  /** Looks pictures up, where there is a disk to look on. */
  findPicture?: PictureFinder;
  /** Ids that another text of the page has; they do not stand twice. */
  takenIds?: readonly string[];
}

declare module 'vfile' {
  interface DataMap {
    place: Place;
  }
}

/** Turns markdown, without front matter, into HTML that is safe to show. */
export type MarkdownRenderer = (source: string, place?: Place) => string;

function pipeline(...steps: Step[]) {
  const sanitised = rehype()
    .data('settings', { fragment: true })
    .use(rehypeSanitize, sanitizeSchema)
    .use(rehypeFigures);
  for (const step of steps) sanitised.use(step);
  return sanitised
    .use(rehypeCallouts)
    .use(rehypeAccess)
    .use(rehypeDepth)
    .use(rehypeDirection)
    .use(rehypeOwnIds)
    .use(rehypeHeadings)
    .use(rehypeLinks)
    .freeze();
}

const html = pipeline();

/**
 * Turns HTML written by the owner into HTML that is safe to show. Parses it as a browser would,
 * then keeps only what {@link sanitizeSchema} allows.
 */
export function renderHtml(source: string): string {
  return String(html.processSync(source));
}

/**
 * Makes a renderer of GitHub-flavoured markdown. Raw HTML in it is parsed and sanitised. The one
 * pipeline of the site: the build and the browser both use it.
 * @param steps what the build does in addition, right after sanitising
 * @returns a function that throws a RangeError when the markdown is nested more deeply than
 *   `findDeepLine` allows
 */
export function markdownRenderer(...steps: Step[]): MarkdownRenderer {
  const processor = pipeline(...steps);
  return (source, place = {}) =>
    processor.stringify(processor.runSync(markdownToHast(source), { data: { place } }));
}

/** Renders markdown as the browser does it: code stays plain, and so do formulas. */
export const renderMarkdown = markdownRenderer();

/**
 * The ids in rendered HTML, in their order.
 * @param html what a renderer made
 */
export const idsOf = (html: string): string[] =>
  [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
