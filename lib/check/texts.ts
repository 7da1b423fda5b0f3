import type { AnyEntry } from '../content/load';
import { decode } from '../decode';
import type { ImageFinder } from '../images/find-image';
import { imageUrl } from '../images/image';
import type { Diagnostic, Fault } from '../diagnostic';
import { shorten } from '../text';
import { checkText, type TextReport } from '../markdown/check-text';
import type { RenderOptions } from '../markdown/render';
import { nearest } from '../nearest';
import { internalPath } from '../urls';
import { checkPath, type Targets } from './links';

/** A text of an entry, rendered. */
export interface ReadText {
  file: string;
  field: string;
  /** The page that shows it. */
  path: string;
  /** Folder that relative URLs of its images start from. */
  base: string;
  /** The line of the file in which it begins. */
  firstLine: number;
  report: TextReport;
}

/** Renders the Markdown of entries for checks. */
export const readTexts = (
  entries: readonly AnyEntry[],
  options: RenderOptions,
): Promise<ReadText[]> =>
  Promise.all(
    entries.map(async ({ file, path, slug, body, bodyLine }) => {
      const base = path.slice(0, -`${slug}/`.length);
      const report = await checkText(body, { ...options, base });
      return { file, field: 'text', path, base, firstLine: bodyLine, report };
    }),
  );

/** Finds links, parts of pages, images, formulas and HTML of texts that lead nowhere or are broken. */
export function checkTexts(
  texts: readonly ReadText[],
  targets: Targets,
  findImage: ImageFinder,
): Diagnostic[] {
  const idsOf = new Map(texts.map(({ path, report }) => [path, report.ids]));
  return texts.flatMap((text) => {
    const { file, field, firstLine, report } = text;
    const locate = (line: number, fault: Fault): Diagnostic => ({
      severity: 'error',
      file,
      line: firstLine - 1 + line,
      field,
      ...fault,
    });
    return [
      ...report.faults.map(({ line, severity, ...fault }) => ({
        ...locate(line, fault),
        severity,
      })),
      ...report.links.flatMap(({ url, line }) =>
        checkLink(text, url, targets, idsOf).map((fault) => locate(line, fault)),
      ),
      ...report.images.flatMap(({ line, ...image }) =>
        checkImage(text, image, findImage).map((fault) => locate(line, fault)),
      ),
    ];
  });
}

function checkLink(
  { file, field, path: page }: ReadText,
  url: string,
  targets: Targets,
  idsOf: ReadonlyMap<string, readonly string[]>,
): Fault[] {
  if (/^($|[a-z][a-z0-9+.-]*:|\/\/)/i.test(url)) return [];
  const [path = '', part = ''] = (internalPath(url) ?? url).split('#');
  const dead = checkPath({ file, field }, url, targets);
  if (dead.length > 0 || part === '') return dead;
  const ids = idsOf.get(path.replace(/\?.*/, '') || page);
  if (!ids || ids.includes(part) || ids.includes(decode(part))) return [];
  const headings = ids.filter((id) => !id.includes('user-content-') && id !== 'footnote-label');
  const [near] = nearest(part, headings);
  return [
    {
      expected: 'a link to a part that the page has',
      found: `"${url}", and no heading of ${path || page} has the id #${part}`,
      fix: near ? `write #${near}` : `remove "#${part}"`,
    },
  ];
}

function checkImage(
  { base }: ReadText,
  { url: written, alt }: Omit<TextReport['images'][number], 'line'>,
  findImage: ImageFinder,
): Fault[] {
  const faults: Fault[] = [];
  const url = imageUrl(written, base);
  if (alt === undefined || (alt === '' && !url)) {
    faults.push({
      expected: 'a description of the image for those who cannot see it',
      found: `"${shorten(written)}" without one`,
      fix: `write ![what it shows](${shorten(written)})`,
    });
  }
  if (/^data:/i.test(written)) return faults;
  const found = url === undefined ? ofOtherSite(written) : findImage(url);
  if ('fix' in found) faults.push(found);
  return faults;
}

const ofOtherSite = (url: string): Fault => ({
  expected: 'an image of this site: pages load nothing from other hosts',
  found: `"${shorten(url)}"`,
  fix: 'save the image beside the text, or in public/images/, and write its URL there',
});
