import { decode, escapeHtml } from '../../site';
import { imageMarkdown, plainText } from '../markdown/stringify';
import { pick, readArguments, urlOfExpression } from '../tags/arguments';
import type { TagConversion } from '../tags/tags';
import { unknown } from './blocks';
import { videoUrl, youtube } from './embeds';

/** Whether a caption has links or other markup, which the title of an image would show as it is typed. */
const hasMarkup = (caption: string) => /[*_`[<&\\]/.test(caption) && plainText(caption) !== caption;

/** Joins the texts that are not empty, each as a sentence. */
const joinSentences = (...texts: (string | undefined)[]): string =>
  texts
    .filter((text) => text)
    .map((text, index, { length }) =>
      index < length - 1 && !/[.!?…:]$/.test(text!) ? `${text}.` : text,
    )
    .join(' ');

/** Markdown with a caption in Markdown. */
const figure = (inner: string, caption: string): string =>
  `<figure>\n\n${inner}\n\n<figcaption>\n\n${caption}\n\n</figcaption>\n</figure>`;

/** An image: `{{< figure src="a.png" alt="…" caption="…" >}}`, with its URL as the first argument, or inside. */
export const image: TagConversion = (tag, tools) => {
  const { args, inner } = tag;
  const { source } = tools;
  const { named, positional } = readArguments(args);
  const urlIn = (texts: readonly string[]) =>
    texts.find(
      (one) => /\.(png|jpe?g|gif|svg|webp|avif|bmp)(\?.*)?$/i.test(one) || /^https?:/.test(one),
    );
  const url =
    pick(named, 'src', 'url', 'file', 'path', 'link', 'image', 'image_path', 'name') ??
    urlIn(positional);
  if (!url && inner && named.caption) return figure(inner.trim(), named.caption);
  if (!url || /^\{/.test(urlOfExpression(url, source))) return unknown(tag, tools);
  // Templates show the picture of a video, and load its player when it is clicked.
  if (videoUrl(url)) return youtube(tag, tools);
  const texts = positional.filter((one) => one !== url && /\s/.test(one));
  const alt = pick(named, 'alt', 'alttext') ?? texts[0];
  const caption = joinSentences(
    named.title,
    named.caption,
    inner?.trim() ?? texts[1],
    pick(named, 'attr', 'credits', 'credit', 'attribution'),
  );
  const src = urlOfExpression(url, source);
  // An empty description marks decoration.
  if (named.alt === '' && caption === '') return `<img src="${escapeHtml(src)}" alt="">`;
  if (hasMarkup(caption)) return figure(imageMarkdown(src, alt ?? plainText(caption)), caption);
  const markdown = imageMarkdown(src, alt, caption);
  const target = url === named.link ? undefined : (named.link ?? named.href ?? named.attrlink);
  return target ? `[${markdown}](${encodeURI(decode(target))})` : markdown;
};
