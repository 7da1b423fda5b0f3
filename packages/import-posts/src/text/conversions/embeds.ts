import { escapeHtml } from '../../site';
import { linkMarkdown } from '../markdown/stringify';
import { pick, readArguments, urlOfExpression } from '../tags/arguments';
import type { TagConversion } from '../tags/tags';

/** The page of a video, from its URL or that of a frame that shows it; undefined for other pages. */
export function videoUrl(url: string): string | undefined {
  const [, youtube] =
    /(?:youtube(?:-nocookie)?\.com\/(?:embed\/(?!videoseries)|watch\?v=)|youtu\.be\/)([\w-]+)/.exec(
      url,
    ) ?? [];
  const [, vimeo] = /vimeo\.com\/(?:video\/)?(\d+)/.exec(url) ?? [];
  const [, start] = /[?&](?:amp;)?(?:start|t)=(\d+)/.exec(url) ?? [];
  if (youtube) return `https://www.youtube.com/watch?v=${youtube}${start ? `&t=${start}` : ''}`;
  return vimeo && `https://vimeo.com/${vimeo}`;
}

/**
 * A video of another host, as a link.
 * @param urlOf URL of the video, from its id
 */
const video =
  (urlOf: (id: string) => string): TagConversion =>
  ({ args, markup }, { note }) => {
    const { named, positional } = readArguments(args);
    const id =
      pick(named, 'id', 'videoid', 'src', 'url', 'uid', 'slug') ??
      positional.find((one) => /^[\w-]+$/.test(one) || /^https?:/.test(one));
    if (!id) return note('dropped', markup);
    const page = /^https?:/.test(id) ? (videoUrl(id) ?? id) : urlOf(id);
    const url = named.start && page.includes('/watch?v=') ? `${page}&t=${named.start}` : page;
    return `${linkMarkdown(url, named.title ?? 'Video')}${note('embed', `a video became a link: ${url}`)}`;
  };

export const youtube = video((id) => `https://www.youtube.com/watch?v=${id}`);
export const vimeo = video((id) => `https://vimeo.com/${id}`);

/** A film of the site: `{{< video src="clip.mp4" >}}`. */
export const film: TagConversion = ({ args, markup }, { note, source }) => {
  const { named, positional } = readArguments(args);
  const url = pick(named, 'src', 'url', 'file', 'path', 'mp4', 'webm') ?? positional[0];
  if (!url) return note('dropped', markup);
  const settings = ['poster', 'width', 'height', 'title'].flatMap((name) =>
    named[name] ? ` ${name}="${escapeHtml(named[name])}"` : [],
  );
  return `<video src="${escapeHtml(urlOfExpression(url, source))}"${settings.join('')}></video>`;
};

/**
 * Something of another host, as a link.
 * @param urlOf URL from the arguments; undefined if they do not tell it
 */
export const embed =
  (
    name: string,
    urlOf: (args: ReturnType<typeof readArguments>) => string | undefined,
  ): TagConversion =>
  ({ args, markup }, { note }) => {
    const url = urlOf(readArguments(args));
    if (!url || !/^https?:/.test(url)) return note('dropped', markup);
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
  'codepen.io': 'CodePen',
};

/** The name of a page that is embedded, such as Tweet; undefined for other hosts. */
export const pageName = (url: string): string | undefined =>
  URL.canParse(url) ? embeddedPages[new URL(url).host.replace(/^(www|m)\./, '')] : undefined;

/** The page of a pen, from the URL of a frame: https://codepen.io/name/embed/abc?tab=result. Other URLs stay. */
export const penUrl = (frame: string): string =>
  frame.replace(/^(https:\/\/codepen\.io\/[\w-]+)\/embed\/(?:preview\/)?(\w+).*$/, '$1/pen/$2');

/**
 * A page that is embedded by its URL alone, as a link.
 * @param start what stands before an argument that is no whole URL
 */
export const page =
  (start: string): TagConversion =>
  ({ args, markup }, { note }) => {
    const [first = ''] = readArguments(args).positional;
    const url = /^https?:/.test(first) ? first : `${start}${first.replace(/^[@/]+/, '')}`;
    if (first === '' || !URL.canParse(url)) return note('dropped', markup);
    const words = pageName(url) ?? url.replace(/^https?:\/\/(www\.)?|\/$/g, '');
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
