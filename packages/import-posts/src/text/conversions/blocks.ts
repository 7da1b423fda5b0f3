import { protectBraces } from '../../notes';
import { pick, readArguments } from '../tags/arguments';
import type { TagConversion, TagTools } from '../tags/tags';

/** A fence that is longer than all in the code. */
function fence(code: string, language = '', settings = ''): string {
  const longest = Math.max(2, ...Array.from(code.matchAll(/`{3,}/g), ([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  const info = [language, settings].filter(Boolean).join(' ');
  return `${ticks}${info}\n${protectBraces(code.replace(/^[ \t]*\n+|\s+$/g, ''))}\n${ticks}`;
}

/**
 * The settings of a block of code.
 * @param lines the lines to mark: `1 3`, `[1,3]`
 */
export const codeSettings = (lines = '', title = ''): string => {
  const marked = lines
    .replace(/[[\]"']/g, '')
    .trim()
    .split(/[\s,]+/)
    .join(',');
  return [marked && `{${marked}}`, title && `title="${title.replaceAll('"', "'")}"`]
    .filter(Boolean)
    .join(' ');
};

/** A block of code: `{{< highlight go "hl_lines=3" >}}`, `{% highlight ruby linenos %}`. */
export const code: TagConversion = ({ args, markup, innerMarkup }, { note }) => {
  if (innerMarkup === undefined) return note('dropped', markup);
  const { named, positional } = readArguments(args.replaceAll(/"([^"]*=[^"]*)"/g, '$1'));
  const language =
    pick(named, 'lang', 'language', 'type') ??
    positional.find((one) => /^[\w+#-]+$/.test(one) && !/^(line)?nos?$|^linenos/i.test(one));
  const lines = pick(named, 'hl_lines', 'mark', 'mark_lines');
  const title = pick(named, 'title', 'file', 'filename', 'name', 'caption');
  return fence(innerMarkup, language ?? 'text', codeSettings(lines, title));
};

/** A diagram. */
export const mermaid: TagConversion = ({ innerMarkup = '' }) => fence(innerMarkup, 'mermaid');

/** The callouts of this site, with the names that other programs have for each. */
const callouts: Readonly<Record<string, RegExp>> = {
  NOTE: /^(note|info|abstract|summary|todo|question|quote|example|default|primary)$/i,
  TIP: /^(tip|hint|success|check)$/i,
  IMPORTANT: /^important$/i,
  WARNING: /^(warning|warn|attention)$/i,
  CAUTION: /^(caution|danger|error|failure|bug)$/i,
};

/** The callout for a name, such as `info`; undefined if there is none. */
export const calloutOf = (name: string): string | undefined =>
  Object.keys(callouts).find((kind) => callouts[kind]!.test(name));

/** Lines as a quotation in Markdown. */
const quoted = (...lines: string[]): string =>
  lines
    .join('\n')
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/** The Markdown of a callout. */
export const calloutMarkdown = (kind: string, title: string, text: string): string =>
  quoted(`[!${kind}]`, ...(title ? [`**${title}**`, ''] : []), text.trim());

/** A quotation with its source: `{% blockquote author, source url title %}`. */
export const quote: TagConversion = ({ args, inner = '' }) =>
  quoted(inner.trim(), ...(args ? ['', `— ${args}`] : []));

/** A note, in a tag that names its type: `{{< notice warning "Title" >}}`, `{% note info %}`. */
export const callout: TagConversion = ({ name, args, inner = '' }) => {
  const { named, positional } = readArguments(args);
  const type =
    [
      pick(named, 'type', 'kind', 'variant'),
      ...positional,
      name,
      // callout-info
      name.replace(/callout|admonition|\W/g, ''),
    ].find((one) => one && calloutOf(one)) ?? 'note';
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
export const raw: TagConversion = ({ innerMarkup = '' }) => protectBraces(innerMarkup);

/** Nothing: the tag has no words that pages show. */
export const nothing: TagConversion = () => '';

/** A tag that is not known: its inner text, and a note. */
export const unknown: TagConversion = ({ name, args, markup, inner }, { note }: TagTools) => {
  const { named, positional } = readArguments(args);
  const isFrame =
    inner !== undefined && !HIDING.test(name) && areLooks([...Object.keys(named), ...positional]);
  return `${note(isFrame ? 'looks' : 'dropped', markup)}${dedent(inner ?? '')}`;
};

/** A link of the components of routers: `<Link to="/a/">`, `<Link href="/a/">`. */
export const link: TagConversion = (tag, tools) => {
  const url = pick(readArguments(tag.args).named, 'href', 'to');
  return url ? `[${(tag.inner ?? '').trim()}](${url})` : unknown(tag, tools);
};

/** The post that a link leads to: `{{< ref "a.md" >}}`. */
export const ref: TagConversion = ({ args }) => args.replace(/^["'`]|["'`].*$/g, '');

/** A footnote, and what mentions it: `<FootNote id="1">Words</FootNote>`, `<Ref id="1" />`. */
export const footnote: TagConversion = (tag, tools) => {
  const { id } = readArguments(tag.args).named;
  if (!id) return unknown(tag, tools);
  const text = tag.inner?.trim().replace(/\n[ \t]*/g, '\n    ');
  return text === undefined ? `[^${id}]` : `[^${id}]: ${text}`;
};

/** Names of tags that may have hidden their text. */
const HIDING =
  /hid|lock|member|paid|password|paywall|premium|privat|protect|secret|spoiler|subscri/;

const LOOKS =
  /^(align(ment)?|cent(er|re)|class(name)?|colou?r|col(umn)?s|full|gap|height|id|layout|left|level|right|size|style|theme|type|variant|wide|width)$/i;

/** Whether arguments or attributes say only how something looks. */
export const areLooks = (names: readonly string[]): boolean =>
  names.every((name) => LOOKS.test(name));

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
