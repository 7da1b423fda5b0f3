import type { Root as Html } from 'hast';
import { visit } from 'unist-util-visit';
import { renderOptions } from '@/app/render-text';
import { cacheText } from '@/lib/content/text-cache';
import type { Diagnostic } from '@/lib/diagnostic';
import { renderInSteps, type RenderOptions } from '@/lib/markdown/render';
import { plainText } from '@/lib/search/plain-text';
import { checkCodeAndFormulas } from './code-and-formulas';
import { checkHeadings, checkHtml } from './html';
import { checkImages, type Images } from './images';
import { locationOf, type PageText } from './page-text';
import { checkPrivateComments } from './private-comments';
import { checkWords } from './words';

/** What the check of a text finds. */
export interface TextFindings {
  diagnostics: Diagnostic[];
  /** Its links, to be checked when the ids of all pages are known. */
  links: { href: string; location: Pick<Diagnostic, 'file' | 'line'> }[];
  /** Its ids on the page. */
  ids: string[];
}

/** Checks a text. */
export type TextChecker = (text: PageText, images: Images) => Promise<TextFindings>;

/**
 * Renders a text as its page does, and finds everything that the page would lose or show as it is typed, and images
 * that are missing. In a build, pages take what is rendered from the cache.
 * @param options how the page renders it
 */
export async function checkText(
  text: PageText,
  images: Images,
  options: RenderOptions = renderOptions,
): Promise<TextFindings> {
  const { source, baseUrl, idPrefix } = text;
  const shown: string[] = [];
  const ids: string[] = [];
  const links: TextFindings['links'] = [];
  /** Reads the visible text, the text alternatives and the ids, before code is highlighted, which splits its words. */
  const readPage = () => (page: Html) =>
    visit(page, (node) => {
      if (node.type === 'text') shown.push(node.value);
      if (node.type !== 'element') return;
      const { id, alt, title, ariaLabel } = node.properties;
      shown.push([alt, title, ariaLabel].filter(Boolean).join(' '));
      if (id) ids.push(String(id));
    });
  const lastPlugins = [readPage, ...(options.lastPlugins ?? [])];
  const steps = await renderInSteps(source, { ...options, baseUrl, idPrefix, lastPlugins }).catch(
    (error: unknown) => {
      if (!(error instanceof RangeError)) throw error;
    },
  );
  if (!steps) {
    // The stack has overflowed.
    const message = 'lists or quotations in more levels than can be read';
    return { diagnostics: [{ severity: 'error', ...locationOf(text), message }], links, ids };
  }
  const { markdown, unsafe, html, file } = steps;
  const { outline = [] } = file.data;
  cacheText(source, { baseUrl, idPrefix }, { html, outline, words: plainText(markdown) });
  visit(unsafe, 'element', (node) => {
    const { href } = node.properties;
    if (node.tagName !== 'a' || href === undefined) return;
    links.push({ href: String(href), location: locationOf(text, node) });
  });
  const rendered = { ...text, markdown, unsafe, shown, messages: file.messages };
  const diagnostics = [
    ...checkHtml(rendered),
    ...checkHeadings(rendered),
    ...checkCodeAndFormulas(rendered),
    ...checkWords(rendered),
    ...checkPrivateComments(rendered),
    ...checkImages(rendered, images),
  ];
  return { diagnostics, links, ids };
}
