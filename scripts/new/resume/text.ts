import { toString as textOfHtml } from 'hast-util-to-string';
import { toString as textOfMarkdown } from 'mdast-util-to-string';
import { rehype } from 'rehype';
import { remark } from 'remark';
import { SKIP, visit } from 'unist-util-visit';

const POINT = /^\s*[•●▪◦*-]\s+/;

/** The lines of HTML: paragraphs, and list items with a bullet. */
function linesOfHtml(html: string): string[] {
  const lines: string[] = [];
  visit(rehype().data('settings', { fragment: true }).parse(html), (node) => {
    if (node.type === 'text' && node.value.trim()) lines.push(node.value);
    if (node.type !== 'element' || !/^(li|p|h\d)$/.test(node.tagName)) return undefined;
    lines.push(`${node.tagName === 'li' ? '• ' : ''}${textOfHtml(node)}`);
    return SKIP;
  });
  return lines;
}

/**
 * Splits a description into sentences and points, as editors write them: lists in HTML, or lines with bullets. LinkedIn
 * exports a line break as two spaces.
 */
export function readDescription(text = ''): {
  summary?: string | undefined;
  highlights?: string[];
} {
  const lines = /<(p|ul|ol|li|br)\b/i.test(text)
    ? linesOfHtml(text)
    : text.split(/\n|\s{2,}|\s+(?=[•●▪◦]\s)/);
  const written = lines.map((line) => line.trim()).filter(Boolean);
  const highlights = written
    .filter((line) => POINT.test(line))
    .map((line) => line.replace(POINT, ''));
  const summary = written.filter((line) => !POINT.test(line)).join('\n');
  return { summary: summary || undefined, ...(highlights.length > 0 && { highlights }) };
}

/** The words of Markdown, and its first link. */
export function readMarkdown(markdown: string): { text: string; url?: string | undefined } {
  const tree = remark().parse(markdown);
  let url: string | undefined;
  visit(tree, 'link', (link) => {
    url ??= link.url;
  });
  return { text: textOfMarkdown(tree).trim(), url };
}

/** A URL with its scheme; undefined for anything else. */
export function readUrl(text: unknown): string | undefined {
  // The path of a file, such as files/cv.pdf, has no dot before its slash.
  const pattern = /^(https?:\/\/)?[^\s@/]+\.[^\s@/]+(\/\S*)?$/i;
  if (typeof text !== 'string' || !pattern.test(text)) return undefined;
  const url = /^https?:/i.test(text) ? text : `https://${text}`;
  return URL.canParse(url) ? url : undefined;
}
