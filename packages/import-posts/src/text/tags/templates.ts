import path from 'node:path';
import type { SourceFolder } from '../../source/folder';
import { callout, code, details, innerText, unknown } from '../conversions/blocks';
import { film, pageName, penUrl, vimeo, youtube } from '../conversions/embeds';
import { image } from '../conversions/images';
import { linkMarkdown } from '../markdown/stringify';
import { readArguments } from './arguments';
import type { TagConversion, TagTable } from './tags';

/** What a shortcode is, by what its template contains, the surest sign first. */
const signs: readonly (readonly [RegExp, TagConversion])[] = [
  [/youtube(-nocookie)?\.com\/embed|youtu\.be/i, youtube],
  [/player\.vimeo\.com/i, vimeo],
  [/<details/i, details],
  [/highlight|<pre\b|<code\b/i, code],
  [/class="[^"]*\b(note|notice|alert|callout|admonition|warning|hint)\b/i, callout],
  [/<video\b/i, film],
  [/<(img|picture)\b|\.(Resize|Fit|Fill)\b|resize_image/i, image],
  // {{ .Inner }}, {{ body }}: a frame around its inner text. Arguments may have words, so they are listed.
  [
    /\{\{-?\s*(\.Inner|body)\b/,
    (tag, tools) => (tag.args === '' ? innerText : unknown)(tag, tools),
  ],
];

/**
 * Tells from the templates of shortcodes what they become. They are read as text.
 * @param templates the paths of the templates
 */
export function tagsOfTemplates(folder: SourceFolder, templates: RegExp): TagTable {
  const tags: Record<string, TagConversion> = {};
  for (const file of folder.list([''], ['html', 'md']).filter((one) => templates.test(one))) {
    const template = folder.readText(file) ?? '';
    const [, known] = signs.find(([sign]) => sign.test(template)) ?? [];
    const src = FRAME.exec(template)?.slice(1).find(Boolean);
    const conversion = known ?? (src && frame(src));
    if (conversion) tags[path.posix.parse(file).name.toLowerCase()] = conversion;
  }
  return tags;
}

/** <iframe src='https://pens.example/{{ .Get "id" }}'>, with {{ }} that may have quotes */
const FRAME = /<iframe\b[^>]*?\bsrc=(?:'((?:\{\{[^]*?\}\}|[^'])*)'|"((?:\{\{[^]*?\}\}|[^"])*)")/i;

/** {{ .Get "id" }}, {{ .Get 0 }}, {{ id }} */
const ARGUMENT = /\{\{-?\s*(?:\.Get\s+["'`]?)?([\w-]+)["'`]?\s*-?\}\}/g;

/**
 * A page in a frame, as a link.
 * @param src the URL in the template
 */
const frame =
  (src: string): TagConversion =>
  ({ args, markup }, { note }) => {
    const { named, positional } = readArguments(args);
    const frameUrl = src
      .replace(
        ARGUMENT,
        (part, name: string) => named[name.toLowerCase()] ?? positional[Number(name)] ?? part,
      )
      .replace(/^\/\//, 'https://');
    if (!/^https?:[^{}]*$/.test(frameUrl)) return note('dropped', markup);
    const url = penUrl(frameUrl);
    return `${linkMarkdown(url, pageName(url) ?? 'Embedded page')}${note('embed', `an embedded page became a link: ${url}`)}`;
  };
