import type { ImageFinder } from '../images/find-image';
import { imageUrl } from '../images/image';
import type { Problem } from '../content/problem';
import { internalUrl } from '../markdown/rehype-links';
import { shorten } from '../content/shorten';
import type { WrittenText } from '../content/text';
import { decode } from '../decode';
import type { TextFacts } from '../markdown/text-facts';
import { nearest } from '../nearest';
import { checkPath, type Targets } from './links';

/** What texts are checked against. */
export interface Site extends Targets {
  /** The ids of a page that content makes; undefined for other pages. */
  idsOf: (page: string) => readonly string[] | undefined;
  findImage: ImageFinder;
}

/** Finds links, parts of pages, pictures, formulas and HTML of a text that lead nowhere or are broken. */
export function checkText(text: WrittenText, site: Site): Problem[] {
  const { file, field, facts } = text;
  return [
    ...facts.links.flatMap(({ url, line }) =>
      checkLink(text, url, site).map((problem) => ({ ...problem, line })),
    ),
    ...facts.pictures.flatMap((picture) => checkPicture(text, picture, site)),
    ...facts.errors.map((error) => ({ file, field, ...error })),
  ].sort((a, b) => a.line - b.line);
}

function checkLink({ file, field, page }: WrittenText, written: string, site: Site): Problem[] {
  const url = internalUrl(written, '');
  if (/^($|[a-z][a-z0-9+.-]*:|\/\/)/i.test(url)) return [];
  const [path = '', part = ''] = url.split('#');
  const dead = checkPath({ file, field }, written, site);
  if (dead.length > 0 || part === '') return dead;
  const ids = site.idsOf(path.replace(/\?.*/, '') || page);
  if (!ids || ids.includes(part) || ids.includes(decode(part))) return [];
  return [
    {
      file,
      field,
      expected: 'a link to a part that the page has',
      found: `"${written}", and no heading of ${path || page} has the id #${part}`,
      fix: headingsLike(part, ids),
    },
  ];
}

/** The ids that headings have, the nearest to a wrong one first. */
function headingsLike(part: string, ids: readonly string[]): string {
  const headings = ids.filter((id) => !/^(user-content-|footnote-label|arrowhead-)/.test(id));
  if (headings.length === 0) return `remove "#${part}": the page has no headings`;
  const sorted = [...new Set([...nearest(part, headings), ...headings])];
  return `write one of: ${sorted.map((id) => `#${id}`).join(', ')}`;
}

function checkPicture(
  { file, field, base, page }: WrittenText,
  { url: written, alt, line }: TextFacts['pictures'][number],
  { findImage }: Site,
): (Problem & { line: number })[] {
  const problems = [];
  const place = { file, line, field };
  if (alt === undefined) {
    problems.push({
      ...place,
      expected: 'a description of the picture for those who cannot see it',
      found: `"${shorten(written)}" without one`,
      fix: `write ![what it shows](${shorten(written)}), or <img src="${shorten(written)}" alt=""> if it only adorns`,
    });
  }
  if (/^data:/i.test(written)) return problems;
  const url = imageUrl(written, base);
  const found =
    url !== undefined
      ? findImage(url)
      : { ...(isElsewhere(written) ? ofTheSite : beginsWithSlash), found: `"${shorten(written)}"` };
  if ('fix' in found) problems.push({ ...place, ...found, ...elsewhere(written, page, findImage) });
  return problems;
}

/** Where a picture is that a text names in another folder: beside the post or in `public/`. */
function elsewhere(written: string, page: string, findImage: Site['findImage']) {
  const [name = ''] = /[^/\\]*$/.exec(written) ?? [];
  const folder = page.split('/').at(-2);
  const places = [
    { src: `${folder}/${name}`, url: `${page}${name}` },
    ...['/images/', '/'].map((path) => ({ src: path + name, url: path + name })),
  ];
  const there = name && places.find(({ url }) => 'sources' in findImage(url));
  return there ? { found: `"${shorten(written)}"`, fix: `write ${there.src}, where it is` } : {};
}

const isElsewhere = (url: string) => /^([a-z][a-z0-9+.-]*:|[/\\]{2})/i.test(url);

/** The security policy blocks pictures of other origins, which could track readers. */
const ofTheSite = {
  expected: 'a picture of this site: pages load nothing from other hosts',
  fix: 'save the picture beside the post, or in public/images/, and write its URL there',
};

const beginsWithSlash = {
  expected: 'the URL of a picture or video in public/, such as /images/photo.jpg',
  fix: 'put the file into public/, for example into public/images/, and begin its URL with /images/',
};
