import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { parseMarkdown } from '../markdown/markdown';
import type { Renderer } from '../markdown/render';
import { splitFrontMatter } from './parse';
import { toArticle, type Article } from './render-post';

/**
 * Turns the Markdown that a host serves into an article. Unlike the build, it takes whatever front
 * matter there is: a field that cannot be used is left out, and the title falls back to the first
 * heading, then to the post's id.
 * @param url of the Markdown
 * @param source the whole text
 * @throws RangeError when the text is nested too deeply for the stack
 */
export function renderHostedPost(url: string, source: string, render: Renderer): Article {
  const { problem, data, body: below } = splitFrontMatter(url, source);
  const content = problem ? withoutFrontMatter(source) : below;
  const fields = new Map(Object.entries(data));
  const textOf = (field: string) => asText(fields.get(field));
  const written = textOf('title');
  const { title, body } = written ? { title: written, body: content } : takeHeading(content);
  return toArticle(
    {
      title: title ?? idOf(url),
      date: textOf('date'),
      updated: textOf('updated'),
      draft: fields.get('draft') === true,
      tags: [...new Set([fields.get('tags')].flat().flatMap((tag) => asText(tag) ?? []))],
      cover: textOf('cover'),
      coverAlt: textOf('coverAlt'),
    },
    body,
    render,
  );
}

/** YAML reads a title such as 2024 as a number. */
const asText = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).trim() || undefined
    : undefined;

const idOf = (url: string) => url.replace(/^.*\/|\.md$/g, '');

/** The text below front matter that cannot be read, or the whole text if it has none. */
const withoutFrontMatter = (source: string) =>
  source.replace(/^\uFEFF/, '').replace(/^---[ \t]*\r?\n[^]*?\n---[ \t]*\r?(\n|$)/, '');

/** The first heading. If the text begins with it, it goes: the page shows it as its own. */
function takeHeading(body: string): { title?: string; body: string } {
  const { children }: Root = parseMarkdown(body);
  const heading = children.find(({ type }) => type === 'heading');
  const title = heading && toString(heading).trim();
  if (!title) return { body };
  return { title, body: heading === children[0] ? body.slice(heading.position?.end.offset) : body };
}
