import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { escapeHtml } from '../../site';
import { noteOf, type TextContext } from '../context';
import { pageName, penUrl, videoUrl } from '../conversions';
import { elementsIn } from './elements';

/** https://gist.github.com/name/id.js, which writes a gist into the page */
const GIST = /^(?:https?:)?\/\/gist\.github\.com\/.*(?=\.js)/;

/** Whether an element shows a page, sound or film, which {@link mediaHtml} replaces. */
export const isMedia = ({ tagName, properties: { src } }: Element): boolean =>
  ['audio', 'embed', 'iframe', 'object', 'video'].includes(tagName) ||
  (tagName === 'script' && GIST.test(String(src)));

/** The HTML instead of a frame, sound or film: films of the site stay, all others become links. */
export function mediaHtml(element: Element, context: TextContext): string {
  const { src, data, dataSrc, title } = element.properties;
  const source = elementsIn(element, 'source').find(({ properties }) => properties.src);
  const address = src ?? data ?? dataSrc ?? source?.properties.src;
  if (address === undefined) return context.note('dropped', `<${element.tagName}>`);
  const page = GIST.exec(String(address))?.[0] ?? String(address);
  const url = penUrl(page.replace(/^\/\//, 'https://'));
  const video = videoUrl(url);
  const name = video || element.tagName === 'video' ? 'Video' : frameName(element, url);
  const words = title ? escapeHtml(String(title)) : name;
  if (element.tagName === 'video' && !video) return videoHtml(element, url, words, context);
  const target = video ? { url: video } : context.links.linkOf(url);
  const mark = target.url
    ? context.note('embed', `<${element.tagName}> became a link: ${target.url}`)
    : noteOf(target, url, context.note);
  return `${mark}${linkTo(target.url, words)}`;
}

const names: Readonly<Record<string, string>> = { audio: 'Audio', script: 'Gist' };

const frameName = ({ tagName }: Element, url: string) =>
  names[tagName] ?? pageName(url) ?? 'Embedded page';

/** Words in HTML as a link, if there is a URL for it. */
export const linkTo = (url: string | undefined, words: string): string =>
  url ? `<a href="${escapeHtml(url)}">${words}</a>` : words;

/** Attributes of videos that pages keep, and that need no file. */
const SETTINGS = ['width', 'height', 'loop', 'muted', 'playsInline', 'ariaLabel', 'title'];

function videoHtml(video: Element, url: string, words: string, context: TextContext): string {
  const found = context.links.videoOf(url);
  const mark = noteOf(found, url, context.note);
  if (!found.url) return `${mark}${linkTo(found.link, words)}`;
  const poster = String(video.properties.poster ?? '');
  const picture = poster ? context.links.imageOf(poster) : {};
  const settings = Object.fromEntries(SETTINGS.map((name) => [name, video.properties[name]]));
  const files = { src: found.url, poster: picture.url };
  const shown = toHtml(h('video', { ...files, ...settings, controls: true }));
  return mark + noteOf(picture, poster, context.note) + shown;
}
