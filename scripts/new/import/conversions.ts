import { markdown } from '@/lib/markdown/dialect';
import { decode } from '@/lib/urls';
import { readArguments } from './arguments';
import { protectBraces } from './notes';
import type { TagConversion, TagTools } from './tags';

/* What tags of template markup become. Modules of generators choose among these. */

/** Names of arguments for one thing, the preferred one first. */
const pick = (named: Readonly<Record<string, string>>, ...names: string[]) =>
  names.map((name) => named[name]).find(Boolean);

/** The Markdown of an image. */
export const imageMarkdown = (url: string, alt = '', title?: string): string =>
  markdown
    .stringify({
      type: 'root',
      children: [{ type: 'paragraph', children: [{ type: 'image', url, alt, title }] }],
    })
    .trim();

/** The Markdown of a link. */
export const linkMarkdown = (url: string, text: string): string =>
  markdown
    .stringify({
      type: 'root',
      children: [
        {
          type: 'paragraph',
          children: [{ type: 'link', url, children: [{ type: 'text', value: text }] }],
        },
      ],
    })
    .trim();

/** The URL of an image in JSX: {photo}, which is imported, or {require('./a.png').default}. */
function urlOfExpression(expression: string, source: string): string {
  const [, required] = /require\(\s*["']([^"']+)["']/.exec(expression) ?? [];
  const [, name = ''] = /^\{\s*(\w+)(?:\.src)?\s*\}$/.exec(expression) ?? [];
  const [, imported] =
    (name && new RegExp(`^import\\s+${name}\\s+from\\s+["']([^"']+)["']`, 'm').exec(source)) || [];
  return required ?? imported ?? expression;
}

/** An image: `{{< figure src="a.png" alt="…" caption="…" >}}`, or with its URL as the first argument. */
export const image: TagConversion = ({ args, inner, written }, { note, source }) => {
  const { named, positional } = readArguments(args);
  const urlIn = (texts: readonly string[]) =>
    texts.find(
      (one) => /\.(png|jpe?g|gif|svg|webp|avif|bmp)(\?.*)?$/i.test(one) || /^https?:/.test(one),
    );
  const url =
    pick(named, 'src', 'url', 'file', 'path', 'link', 'image', 'image_path', 'name') ??
    urlIn(positional);
  if (!url || /^\{/.test(urlOfExpression(url, source)))
    return `${note('dropped', written)}${inner ?? ''}`;
  const texts = positional.filter((one) => one !== url && /\s/.test(one));
  const alt = pick(named, 'alt', 'alttext') ?? texts[0];
  const caption = [named.title, named.caption, named.attr, inner?.trim() ?? texts[1]].filter(
    Boolean,
  );
  const markdown = imageMarkdown(urlOfExpression(url, source), alt, caption.join('. '));
  const target = url === named.link ? undefined : (named.link ?? named.href ?? named.attrlink);
  return target ? `[${markdown}](${encodeURI(decode(target))})` : markdown;
};

/** The page of a video that a frame shows; undefined for other frames. */
export function videoUrl(frame: string): string | undefined {
  const [, youtube] =
    /youtube(?:-nocookie)?\.com\/embed\/(?!videoseries)([\w-]+)/.exec(frame) ?? [];
  const [, vimeo] = /player\.vimeo\.com\/video\/(\d+)/.exec(frame) ?? [];
  if (youtube) return `https://www.youtube.com/watch?v=${youtube}`;
  return vimeo && `https://vimeo.com/${vimeo}`;
}

/**
 * A video of another host, as a link.
 * @param urlOf URL of the video, from its id
 */
const video =
  (urlOf: (id: string) => string): TagConversion =>
  ({ args, written }, { note }) => {
    const { named, positional } = readArguments(args);
    const id =
      pick(named, 'id', 'videoid', 'src', 'url', 'uid') ??
      positional.find((one) => /^[\w-]+$/.test(one) || /^https?:/.test(one));
    if (!id) return note('dropped', written);
    const url = /^https?:/.test(id) ? (videoUrl(id) ?? id) : urlOf(id);
    return `${linkMarkdown(url, named.title ?? 'Video')}${note('embed', `a video became a link: ${url}`)}`;
  };

export const youtube = video((id) => `https://www.youtube.com/watch?v=${id}`);
export const vimeo = video((id) => `https://vimeo.com/${id}`);

/**
 * Something of another host, as a link.
 * @param urlOf URL from the arguments; undefined if they do not tell it
 */
export const embed =
  (
    name: string,
    urlOf: (args: ReturnType<typeof readArguments>) => string | undefined,
  ): TagConversion =>
  ({ args, written }, { note }) => {
    const url = urlOf(readArguments(args));
    if (!url || !/^https?:/.test(url)) return note('dropped', written);
    return `${linkMarkdown(url, name)}${note('embed', `${name.toLowerCase()} became a link: ${url}`)}`;
  };

/** The names of pages that are embedded often, by their hosts. */
const embeddedPages: Readonly<Record<string, string>> = {
  'youtube.com': 'Video',
  'youtu.be': 'Video',
  'vimeo.com': 'Video',
  'twitter.com': 'Tweet',
  'x.com': 'Tweet',
  'gist.github.com': 'Gist',
};

/**
 * A page that is embedded by its URL alone, as a link.
 * @param start what stands before an argument that is no whole URL
 */
export const page =
  (start: string): TagConversion =>
  ({ args, written }, { note }) => {
    const [first = ''] = readArguments(args).positional;
    const url = /^https?:/.test(first) ? first : `${start}${first.replace(/^[@/]+/, '')}`;
    if (first === '' || !URL.canParse(url)) return note('dropped', written);
    const name = embeddedPages[new URL(url).host.replace(/^(www|m)\./, '')];
    const words = name ?? url.replace(/^https?:\/\/(www\.)?|\/$/g, '');
    return `${linkMarkdown(url, words)}${note('embed', `an embedded page became a link: ${url}`)}`;
  };

export const tweet = embed('Tweet', ({ named: { user, id }, positional: [first = '', second] }) =>
  first.startsWith('http')
    ? first
    : user && id
      ? `https://twitter.com/${user}/status/${id}`
      : `https://twitter.com/${second ? first : 'i'}/status/${second ?? id ?? first}`,
);

export const gist = embed('Gist', ({ named, positional: [first = '', second] }) =>
  first.startsWith('http')
    ? first
    : `https://gist.github.com/${[named.user ?? first, named.id ?? second].filter(Boolean).join('/')}`,
);

/** A pen of CodePen. Without the name of its user, its URL is not known. */
export const codepen = embed('CodePen', ({ named, positional: [first = '', second] }) => {
  const user = named.user ?? (second ? first : undefined);
  const id = named.id ?? named.slug ?? second ?? first;
  if (id.startsWith('http')) return id;
  return user && `https://codepen.io/${user}/pen/${id}`;
});

/** A fence that is longer than all in the code. */
export function fence(code: string, language = '', settings = ''): string {
  const longest = Math.max(2, ...Array.from(code.matchAll(/`{3,}/g), ([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  const info = [language, settings].filter(Boolean).join(' ');
  return `${ticks}${info}\n${protectBraces(code.replace(/^[ \t]*\n+|\s+$/g, ''))}\n${ticks}`;
}

/** A block of code: `{{< highlight go "hl_lines=3" >}}`, `{% highlight ruby linenos %}`. */
export const code: TagConversion = ({ args, written, innerWritten }, { note }) => {
  if (innerWritten === undefined) return note('dropped', written);
  const { named, positional } = readArguments(args.replaceAll(/"([^"]*=[^"]*)"/g, '$1'));
  const language =
    pick(named, 'lang', 'language', 'type') ??
    positional.find((one) => /^[\w+#-]+$/.test(one) && !/^(line)?nos?$|^linenos/i.test(one));
  const lines = pick(named, 'hl_lines', 'mark', 'mark_lines')
    ?.replace(/[[\]]/g, '')
    .trim()
    .split(/[\s,]+/)
    .join(',');
  const title = pick(named, 'title', 'file', 'filename', 'name', 'caption');
  const settings = [lines && `{${lines}}`, title && `title="${title.replaceAll('"', "'")}"`];
  return fence(innerWritten, language ?? 'text', settings.filter(Boolean).join(' '));
};

/** The callout of each name that other programs have. */
const callouts: Readonly<Record<string, string>> = {
  note: 'NOTE',
  info: 'NOTE',
  abstract: 'NOTE',
  summary: 'NOTE',
  todo: 'NOTE',
  question: 'NOTE',
  quote: 'NOTE',
  example: 'NOTE',
  default: 'NOTE',
  primary: 'NOTE',
  tip: 'TIP',
  hint: 'TIP',
  success: 'TIP',
  check: 'TIP',
  important: 'IMPORTANT',
  attention: 'WARNING',
  warning: 'WARNING',
  warn: 'WARNING',
  caution: 'CAUTION',
  danger: 'CAUTION',
  error: 'CAUTION',
  failure: 'CAUTION',
  bug: 'CAUTION',
};

/** The callout for a name, such as `info`; undefined if there is none. */
export const calloutOf = (name: string): string | undefined =>
  Object.hasOwn(callouts, name.toLowerCase()) ? callouts[name.toLowerCase()] : undefined;

/** The Markdown of a callout. */
const calloutMarkdown = (kind: string, title: string, text: string): string =>
  [`[!${kind}]`, ...(title ? [`**${title}**`, ''] : []), ...text.trim().split('\n')]
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/** A note, in a tag that names its type: `{{< notice warning "Title" >}}`, `{% note info %}`. */
export const callout: TagConversion = ({ name, args, inner = '' }) => {
  const { named, positional } = readArguments(args);
  const type =
    [pick(named, 'type', 'kind', 'variant'), ...positional, name].find(
      (one) => one && calloutOf(one),
    ) ?? 'note';
  const title =
    pick(named, 'title', 'heading', 'header') ??
    positional.filter((one) => !calloutOf(one)).join(' ');
  return calloutMarkdown(calloutOf(type) ?? 'NOTE', title, inner);
};

/** A part that opens: details in HTML. */
export const details: TagConversion = ({ args, inner = '' }) => {
  const { named, positional } = readArguments(args);
  const summary = pick(named, 'summary', 'title') ?? positional.join(' ');
  return `<details>\n<summary>${summary || 'Details'}</summary>\n\n${inner.trim()}\n\n</details>`;
};

/** Only the inner text, without a note: the tag has no words of its own. */
export const innerText: TagConversion = ({ inner = '' }) => dedent(inner);

/** The inner text as it is written, with its braces. */
export const raw: TagConversion = ({ innerWritten = '' }) => protectBraces(innerWritten);

/** Nothing: the tag has no words that pages show. */
export const nothing: TagConversion = () => '';

/** A tag that is not known: its inner text, and a note. */
export const unknown: TagConversion = ({ written, inner = '' }, { note }: TagTools) =>
  `${note('dropped', written)}${dedent(inner)}`;

/** A container: a callout, or its text under its title. */
export const container: TagConversion = ({ name, args, inner = '', written }, { note }) => {
  // [Title]{.class}, or the title alone
  const title = args
    .replace(/\{[^{}]*\}\s*$/, '')
    .trim()
    .replace(/^\[(.*)\]$/, '$1');
  if (name.startsWith('/')) return note('dropped', written);
  if (name === 'details')
    return details({ name, args: `"${title}"`, inner, written }, { note, source: '' });
  const kind = calloutOf(name);
  if (kind) return calloutMarkdown(kind, title, inner);
  return `${note('dropped', written)}${title ? `**${title}**\n\n` : ''}${inner.trim()}`;
};

/** An element of JSX as HTML, with the attributes that are texts. */
export const htmlOfJsx: TagConversion = ({ name, args, written }, { source }) => {
  const { named } = readArguments(args);
  const attributes = Object.entries(named).flatMap(([attribute, value]) => {
    const text = attribute === 'src' ? urlOfExpression(value, source) : value;
    return /^\{/.test(text) ? [] : [` ${attribute}="${text}"`];
  });
  return `<${name}${attributes.join('')}${written.endsWith('/>') ? ' /' : ''}>`;
};

/** An import or export of MDX. What is imported has no words; what is exported may have some. */
export const moduleLine: TagConversion = ({ name, written }, { note }) =>
  name === 'import' && /^(?:import\s[^;]*?["'][^"']+["'];?\s*)+$/.test(written)
    ? ''
    : note('dropped', written);

/** One tab of several: its label, then its text. */
export const tab: TagConversion = ({ args, inner = '' }) => {
  const { named, positional } = readArguments(args);
  const label = pick(named, 'label', 'title', 'name', 'value') ?? positional.join(' ');
  return `${label ? `**${label}**\n\n` : ''}${dedent(inner).trim()}`;
};

/** Removes the indentation that all lines share. */
function dedent(text: string): string {
  const indents = text.split('\n').flatMap((line) => /^( *)\S/.exec(line)?.[1]?.length ?? []);
  const shared = Math.min(...indents);
  return shared > 0 && shared < Infinity
    ? text.replaceAll(new RegExp(`^ {${shared}}`, 'gm'), '')
    : text;
}
