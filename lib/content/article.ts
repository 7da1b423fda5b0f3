import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { remark } from 'remark';
import { toIsoDate } from '../dates';
import { imageUrl, shownImage, type ShownImage } from '../images/image';
import { rehypePlainCode } from '../markdown/rehype-plain-code';
import { renderMarkdown, type Rendered, type RenderOptions } from '../markdown/render';
import type { OutlineEntry } from '../markdown/types';
import { wordsOf } from '../search/words';
import { plainTitle, written } from '../text';
import { typeset } from '../typography/typeset';
import { routes, withBasePath } from '../urls';
import { readFrontMatter } from './front-matter';
import type { Post } from './kinds';

/** The content of a post's page. `bodyHtml` is sanitised. */
export interface Article extends Pick<Post, 'title' | 'markedTitle' | 'tags'> {
  status: Post['status'];
  /** BCP 47 tag, if it is not that of the site. */
  language?: string | undefined;
  /** The day of publication, YYYY-MM-DD. A post that a host serves may have none. */
  isoDate?: string | undefined;
  /** The day of the last change, YYYY-MM-DD. */
  isoModified?: string | undefined;
  /** The image above the text. Its size is unknown if the post is rendered in a browser. */
  image?:
    (Omit<ShownImage, 'width' | 'height'> & { alt: string } & Partial<ShownImage>) | undefined;
  bodyHtml: string;
  outline: readonly OutlineEntry[];
  /** Time to read it, in whole minutes. */
  minutes: number;
}

/** Reading speed: https://doi.org/10.1016/j.jml.2019.104047 */
const WORDS_A_MINUTE = 238;

/** The time it takes to read a text, in whole minutes, at least one. */
const readingMinutes = (text: string): number =>
  Math.max(1, Math.round(wordsOf(text).length / WORDS_A_MINUTE));

/**
 * The content of a post's page in the build.
 * @param rendered its rendered body
 */
export function articleOf(
  post: Post,
  { html: bodyHtml, outline }: Rendered,
  findImage: RenderOptions['findImage'],
): Article {
  const { title, markedTitle, tags, status, language, isoDate, isoModified } = post;
  const { image, imageAlt = '', body, baseUrl } = post;
  const url = image && imageUrl(image, baseUrl);
  const found = url ? findImage?.(url) : undefined;
  return {
    title,
    markedTitle,
    tags,
    status,
    language,
    isoDate,
    isoModified,
    image: found && { ...shownImage(found), alt: imageAlt },
    bodyHtml,
    outline,
    minutes: readingMinutes(body),
  };
}

/**
 * Renders Markdown that a host serves. Unlike the build, it accepts any front matter: a field with an unusable
 * value is left out, and the title falls back to the first heading, then to the post's id.
 * @param url URL of the Markdown
 * @param source the whole text
 * @throws RangeError if the text is nested too deeply for the stack
 */
export async function renderHostedPost(
  url: string,
  source: string,
  options: RenderOptions,
): Promise<Article> {
  const { data, body: fullBody } = readFrontMatter(source);
  const textOf = (field: string) => asText(data[field]);
  const setText = (text: string) => typeset(text, options.language);
  const titleInFields = textOf('title');
  const { title, body } = titleInFields
    ? { title: titleInFields, body: fullBody }
    : takeHeading(fullBody);
  const { html: bodyHtml, outline } = await renderMarkdown(body, {
    ...options,
    baseUrl: routes.blog,
    lastPlugins: [rehypePlainCode],
  });
  const image = imageUrl(textOf('image') ?? '', routes.blog);
  const markedTitle = title ? setText(title) : url.replace(/^.*\/|\.md$/g, '');
  return {
    title: plainTitle(markedTitle),
    markedTitle,
    tags: [...new Set([data.tags].flat().flatMap((tag) => asText(tag) ?? []))],
    status: data.draft === true ? 'draft' : 'published',
    isoDate: toIsoDate(textOf('date') ?? ''),
    isoModified: toIsoDate(textOf('updated') ?? ''),
    image: image
      ? { src: withBasePath(image), sources: [], alt: written(setText(textOf('imageAlt') ?? '')) }
      : undefined,
    bodyHtml,
    outline,
    minutes: readingMinutes(body),
  };
}

/** YAML reads a title such as 2024 as a number. */
const asText = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).trim() || undefined
    : undefined;

/** Takes the first heading as the title, and removes it if the text begins with it. */
function takeHeading(body: string): { title?: string; body: string } {
  const { children }: Root = remark().parse(body);
  const heading = children.find(({ type }) => type === 'heading');
  const title = heading && toString(heading).trim();
  if (!title) return { body };
  return { title, body: heading === children[0] ? body.slice(heading.position?.end.offset) : body };
}
