import type { AnyEntry } from '../content/entry';
import { readFrontMatter } from '../content/front-matter';
import { findFile, missingFile, type ImageFinder } from '../images/find-image';
import { imageUrl } from '../images/image';
import { checkText, type TextReport } from '../markdown/check-text';
import { postIds, projectIds } from '../markdown/heading-anchors';
import type { RenderOptions } from '../markdown/render';
import { noProgress } from '../progress';
import type { Owner } from '../resume/owner';
import { RESUME_FILE } from '../resume/read-resume';
import type { Theme, TimelineYear } from '../schema';
import { shorten } from '../text';
import { routes } from '../urls';
import type { Diagnostic, Fault } from '../validation/diagnostic';
import { textsWith } from '../validation/validate';
import type { OwnerData } from './data';
import { checkLink, type Reachable } from './links';

/** A text in Markdown or HTML. */
interface PageText {
  file: string;
  field: string;
  source: string;
  /** The page that shows it. */
  page: string;
  /** The folder that relative URLs of its images are resolved against. */
  base: string;
  /** The line of the file on which it begins, if known. */
  firstLine?: number;
  entry?: AnyEntry;
}

/** The texts of an entry: the Markdown fields of its front matter, and its body. */
export function textsOf(entry: AnyEntry): PageText[] {
  const { file, path: page, base, body, bodyLine, markdownFields } = entry;
  const shared = { file, page, base, entry };
  return [
    ...Object.entries(markdownFields).map(([field, source]) => ({ ...shared, field, source })),
    { ...shared, field: 'text', source: body, firstLine: bodyLine },
  ];
}

export const timelineTexts = (timeline: readonly TimelineYear[]): PageText[] =>
  timeline.flatMap(({ cards }, year) =>
    cards.map(({ description, whileOpen = '' }, card) => ({
      file: 'data/timeline.ts',
      field: `[${year}].cards[${card}].description`,
      source: description + whileOpen,
      page: routes.about,
      base: routes.home,
    })),
  );

/** A text, with its links, images, ids and faults. */
interface ReadText extends PageText {
  report: TextReport;
}

/**
 * Renders texts, one after another, to find their links, images, ids and faults.
 * @param progress reports each text
 */
export async function readTexts(
  texts: readonly PageText[],
  options: RenderOptions,
  progress = noProgress,
): Promise<ReadText[]> {
  const tick = progress('Texts', texts.length);
  const read: ReadText[] = [];
  for (const text of texts) {
    const { source, base, entry } = text;
    // The headings of the sections "context" and "story".
    const headingAbove = entry?.folder === 'projects' ? 2 : 1;
    const report = await checkText(source, { ...options, base }, headingAbove).catch(tooDeep);
    read.push({ ...text, report });
    tick();
  }
  return read;
}

/** The report of a text whose lists or quotations are nested so deeply that the stack overflows. */
function tooDeep(error: unknown): TextReport {
  if (!(error instanceof RangeError)) throw error;
  const fault = {
    severity: 'error',
    line: 1,
    expected: 'lists and quotations in a few levels',
    found: 'more levels than can be read',
    fix: 'look for a line of many > or - signs, and remove them',
  } as const;
  return { links: [], images: [], media: [], ids: [], faults: [fault] };
}

/** The ids of the sections of a page, by the folder of its kind. */
const sectionIds: Readonly<Record<string, readonly string[]>> = {
  blog: postIds,
  projects: projectIds,
};

/** The ids of each page's sections and texts. */
export function idsOfPages(texts: readonly ReadText[]): ReadonlyMap<string, readonly string[]> {
  const ids = new Map<string, string[]>();
  for (const { page, report, entry } of texts) {
    const known = ids.get(page) ?? sectionIds[entry?.folder ?? ''] ?? [];
    ids.set(page, [...known, ...report.ids]);
  }
  return ids;
}

/** Finds dead links, anchors and images in texts, and parts of texts that pages would leave out. */
export const checkTexts = (
  texts: readonly ReadText[],
  reachable: Reachable,
  findImage: ImageFinder,
): Diagnostic[] =>
  texts.flatMap((text) =>
    faultsOf(text, reachable, findImage).map(({ line, ...fault }): Diagnostic => ({
      file: text.file,
      line: text.firstLine && text.firstLine - 1 + line,
      field: text.field,
      ...fault,
    })),
  );

function faultsOf(
  text: ReadText,
  reachable: Reachable,
  findImage: ImageFinder,
): TextReport['faults'] {
  const { faults, links, images, media } = text.report;
  const { folders } = reachable;
  const located = <T extends { line: number }>(list: T[], check: (item: T) => Fault | undefined) =>
    list.flatMap((item) => {
      const fault = check(item);
      return fault ? [{ severity: 'error' as const, line: item.line, ...fault }] : [];
    });
  return [
    ...faults,
    ...located(links, ({ url }) => {
      // An id written as {#id} is reported at its heading.
      const [, id] = /^#(.+)/.exec(url) ?? [];
      if (id && faults.some((fault) => fault.id === id)) return undefined;
      return checkLink(url, reachable, text);
    }),
    ...located(images, ({ url, alt }) => checkAlt(url, alt)),
    ...located(images, ({ url: written }) => {
      // Other schemes are reported as unsafe.
      if (/^(?!https?:)[a-z][a-z0-9+.-]*:/i.test(written)) return undefined;
      if (/^\{.*\}$/.test(written)) return inBraces(written);
      const url = imageUrl(written, text.base);
      const found =
        url === undefined ? hostedElsewhere(written) : findImage(url, written, text.entry?.slug);
      return 'fix' in found ? found : undefined;
    }),
    ...located(media, ({ url: written }) => {
      const url = imageUrl(written, text.base);
      return !url || findFile(folders, url)
        ? undefined
        : missingFile(folders, url, written, text.entry?.slug);
    }),
  ];
}

/** Finds images in HTML without a description. An empty one is allowed: it marks a decorative image. */
function checkAlt(written: string, alt: string | undefined): Fault | undefined {
  if (alt !== undefined) return undefined;
  return {
    expected: 'a description of the image for people who cannot see it',
    found: `"${shorten(written)}" without a description`,
    fix: 'write alt="what it shows" in it, or alt="" for decoration',
  };
}

const inBraces = (written: string): Fault => ({
  expected: 'the URL of an image',
  found: `${shorten(written)}, which is JSX`,
  fix: 'write ![what it shows](name-of-the-text/photo.jpg), with the path of the file',
});

const hostedElsewhere = (url: string): Fault => ({
  expected: 'an image of this site: pages load nothing from other hosts',
  found: `"${shorten(url)}"`,
  fix: 'save the image beside the text, or in public/images/, and write its URL there',
});

/** Finds missing images that front matter or `data/` names. */
export function checkNamedImages(
  { theme, owner }: { theme: Theme; owner: Owner },
  entries: readonly AnyEntry[],
  findImage: ImageFinder,
): Diagnostic[] {
  const base = routes.home;
  const named = [
    ...entries.flatMap(({ file, slug, base, imageUrls }) =>
      Object.entries(imageUrls).map(([field, src]) => ({ file, slug, field, src, base })),
    ),
    { file: RESUME_FILE, slug: undefined, field: 'basics.image', src: owner.portrait?.src, base },
    { file: 'data/theme.ts', field: 'shareImage', src: theme.shareImage, base },
    { file: 'data/theme.ts', field: 'logo.src', src: theme.logo?.src, base },
  ];
  return named.flatMap(({ file, slug, field, src, base }): Diagnostic[] => {
    const url = src && imageUrl(src, base);
    const found = url ? findImage(url, src, slug) : undefined;
    return found && 'fix' in found
      ? [{ severity: 'error', file, field, value: src, ...found }]
      : [];
  });
}

/** Bold words, links and code in Markdown, and HTML. */
const MARKUP =
  /(?<!\w)\*\*[^*]{1,300}\*\*(?!\w)|\[[^\]]{1,300}\]\([^()]{1,300}\)|`[^`]{1,300}`|<(a|b|strong|em|i|p|li|code)\b[^>]{0,300}>.{0,300}<\/\1>/i;

/** Finds markup in fields of front matter and `data/` that pages show as they are. */
export const checkPlainTexts = (
  { resumeFile, settings, navigation, toolkit, strings }: OwnerData,
  entries: readonly AnyEntry[],
): Diagnostic[] =>
  [
    { file: RESUME_FILE, data: resumeFile },
    { file: 'data/site.ts', data: settings },
    { file: 'data/navigation.ts', data: navigation },
    { file: 'data/toolkit.ts', data: toolkit },
    { file: 'data/strings.ts', data: strings },
    ...entries.map(({ file, source, markdownFields }) => {
      const { data } = readFrontMatter(source);
      const plain = Object.entries(data).filter(([field]) => !(field in markdownFields));
      return { file, data: Object.fromEntries(plain) };
    }),
  ].flatMap(({ file, data }) =>
    textsWith((text) => MARKUP.test(text), data).map((field) => ({
      severity: 'warning',
      file,
      field,
      expected: 'plain text',
      found: 'Markdown or HTML, which pages show as it is',
      fix: 'write the words alone',
    })),
  );
