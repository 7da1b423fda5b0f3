import type { AnyEntry } from '../content/load';
import { decode } from '../decode';
import type { Diagnostic, Fault } from '../diagnostic';
import type { ImageFinder } from '../images/find-image';
import { imageUrl } from '../images/image';
import { checkText, type TextReport } from '../markdown/check-text';
import type { RenderOptions } from '../markdown/render';
import { nearest } from '../nearest';
import type { TimelineYear } from '../schema';
import { shorten } from '../text';
import { internalPath, routes } from '../urls';
import { checkLink, type Targets } from './links';

/** A text in Markdown or HTML. */
interface Text {
  file: string;
  field: string;
  source: string;
  /** The page that shows it. */
  page: string;
  /** The folder that relative URLs of its images start from. */
  base: string;
  /** The line of the file in which it begins, where known. */
  firstLine?: number;
  entry?: AnyEntry;
}

/** The texts of an entry: those of its front matter, and the one below it. */
export function textsOf(entry: AnyEntry): Text[] {
  const { file, path: page, slug, body, bodyLine, markdown } = entry;
  const shared = { file, page, base: page.slice(0, -`${slug}/`.length), entry };
  return [
    ...Object.entries(markdown).map(([field, source]) => ({ ...shared, field, source })),
    { ...shared, field: 'text', source: body, firstLine: bodyLine },
  ];
}

/** The texts of the timeline. */
export const timelineTexts = (timeline: readonly TimelineYear[]): Text[] =>
  timeline.flatMap(({ cards }, year) =>
    cards.map(({ description, whileOpen = '' }, card) => ({
      file: 'data/timeline.ts',
      field: `[${year}].cards[${card}].description`,
      source: description + whileOpen,
      page: routes.about,
      base: routes.home,
    })),
  );

/** Finds dead links, anchors and images in texts, and what pages would leave out of them. */
export async function checkTexts(
  texts: readonly Text[],
  targets: Targets,
  findImage: ImageFinder,
  options: RenderOptions,
): Promise<Diagnostic[]> {
  const reports = await Promise.all(
    texts.map(async (text) => ({
      text,
      report: await checkText(text.source, { ...options, base: text.base }),
    })),
  );
  const idsOf = new Map<string, string[]>();
  for (const { text, report } of reports) {
    idsOf.set(text.page, [...(idsOf.get(text.page) ?? []), ...report.ids]);
  }
  return reports.flatMap(({ text, report }) => {
    const locate = (
      line: number,
      fault: Fault & { severity?: 'error' | 'warning' },
    ): Diagnostic => ({
      severity: 'error',
      file: text.file,
      line: text.firstLine && text.firstLine - 1 + line,
      field: text.field,
      ...fault,
    });
    return [
      ...report.faults.map(({ line, ...fault }) => locate(line, fault)),
      ...report.links.flatMap(({ url, line }) => {
        const fault = checkTextLink(url, text, targets, idsOf);
        return fault ? locate(line, fault) : [];
      }),
      ...report.images.flatMap(({ line, ...image }) =>
        checkImage(image, text.base, findImage).map((fault) => locate(line, fault)),
      ),
      ...report.media.flatMap(({ url, line }) => {
        const fault = checkMedia(url, text.base, targets);
        return fault ? locate(line, fault) : [];
      }),
    ];
  });
}

function checkTextLink(
  url: string,
  { page, entry }: Text,
  targets: Targets,
  idsOf: ReadonlyMap<string, readonly string[]>,
): Fault | undefined {
  if (/^($|[a-z][a-z0-9+.-]*:|\/\/)/i.test(url)) return undefined;
  const dead = checkLink(url, targets, entry);
  const [path = '', id = ''] = (internalPath(url) ?? url).split('#');
  if (dead || id === '') return dead;
  const ids = idsOf.get(path.replace(/\?.*/, '') || page);
  if (!ids || ids.includes(id) || ids.includes(decode(id))) return undefined;
  const headings = ids.filter((one) => !one.includes('user-content-') && one !== 'footnote-label');
  const [near] = nearest(id, headings);
  return {
    expected: 'a link to a heading that the page has',
    found: `"${url}", and no heading of ${path || page} has the id #${id}`,
    fix: near ? `write #${near}` : `remove #${id}`,
  };
}

function checkImage(
  { url: written, alt }: Omit<TextReport['images'][number], 'line'>,
  base: string,
  findImage: ImageFinder,
): Fault[] {
  const url = imageUrl(written, base);
  const faults: Fault[] = [];
  if (alt === undefined || (alt === '' && !url)) {
    faults.push({
      expected: 'a description of the image for those who cannot see it',
      found: `"${shorten(written)}" without one`,
      fix: `write ![what it shows](${shorten(written)})`,
    });
  }
  if (/^data:/i.test(written)) return faults;
  const found = url === undefined ? ofOtherSite(written) : findImage(url);
  return 'fix' in found ? [...faults, found] : faults;
}

/** Videos and captions may lie beside texts. */
function checkMedia(written: string, base: string, { media }: Targets): Fault | undefined {
  const url = imageUrl(written, base);
  if (url === undefined || media.has(decode(url))) return undefined;
  const [near] = nearest(decode(url), media, 0.34);
  return {
    expected: 'a video or captions that are there, named in the same upper and lower case',
    found: `"${shorten(written)}", which does not exist`,
    fix: near
      ? `write ${near}`
      : 'put the file beside the text or into public/, and write its path',
  };
}

const ofOtherSite = (url: string): Fault => ({
  expected: 'an image of this site: pages load nothing from other hosts',
  found: `"${shorten(url)}"`,
  fix: 'save the image beside the text, or in public/images/, and write its URL there',
});
