import { basename } from 'node:path/posix';
import type { AnyEntry } from '../content/entry';
import { fileOf, missingFile, type ImageFinder, type PublishedFolder } from '../images/find-image';
import { imageUrl, isImage } from '../images/image';
import { checkText, type TextReport } from '../markdown/check-text';
import { pageIds } from '../markdown/heading-anchors';
import type { RenderOptions } from '../markdown/render';
import type { Owner } from '../resume/owner';
import { RESUME_FILE } from '../resume/read-resume';
import type { Theme, TimelineYear } from '../schema';
import { shorten } from '../text';
import { internalPath, routes, decode } from '../urls';
import type { Diagnostic, Fault } from '../validation/diagnostic';
import { nearest } from '../validation/nearest';
import { checkLink } from './links';
import type { Targets } from './targets';

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

/** Everything that texts can link to and show. */
interface Reachable {
  targets: Targets;
  folders: readonly PublishedFolder[];
  findImage: ImageFinder;
  /** The URL of the site, with trailing slash. Links that begin with it stay inside. */
  siteUrl?: string | undefined;
}

/** Finds dead links, anchors and images in texts, and parts of texts that pages would leave out. */
export async function checkTexts(
  texts: readonly PageText[],
  reachable: Reachable,
  options: RenderOptions,
): Promise<Diagnostic[]> {
  const reports = await Promise.all(
    texts.map(async (text) => ({
      text,
      report: await checkText(
        text.source,
        { ...options, base: text.base },
        text.entry?.headingAbove,
      ),
    })),
  );
  const idsOf = new Map<string, string[]>();
  for (const { text, report } of reports) {
    idsOf.set(text.page, [...(idsOf.get(text.page) ?? []), ...report.ids]);
  }
  return reports.flatMap(({ text, report }) =>
    faultsOf(text, report, reachable, idsOf).map(({ line, ...fault }): Diagnostic => ({
      file: text.file,
      line: text.firstLine && text.firstLine - 1 + line,
      field: text.field,
      ...fault,
    })),
  );
}

function faultsOf(
  text: PageText,
  { faults, links, images, media }: TextReport,
  reachable: Reachable,
  idsOf: IdsOf,
): TextReport['faults'] {
  const { folders, findImage } = reachable;
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
      if (id && faults.some(({ found }) => found.startsWith(`{#${id}}`))) return undefined;
      return checkTextLink(url, text, reachable, idsOf);
    }),
    ...located(images, ({ url, alt }) => checkAlt(url, alt)),
    ...located(images, ({ url: written }) => {
      if (/^data:/i.test(written)) return undefined;
      const url = imageUrl(written, text.base);
      const found =
        url === undefined ? hostedElsewhere(written) : findImage(url, written, text.entry?.slug);
      return 'fix' in found ? found : undefined;
    }),
    ...located(media, ({ url: written }) => {
      const url = imageUrl(written, text.base);
      return !url || fileOf(folders, url)
        ? undefined
        : missingFile(folders, url, written, text.entry?.slug);
    }),
  ];
}

type IdsOf = ReadonlyMap<string, readonly string[]>;

function checkTextLink(
  url: string,
  text: PageText,
  reachable: Reachable,
  idsOf: IdsOf,
): Fault | undefined {
  const { targets, folders, siteUrl } = reachable;
  if (siteUrl && url.startsWith(siteUrl)) {
    return checkTextLink(`/${url.slice(siteUrl.length)}`, text, reachable, idsOf);
  }
  // The address of a post in `npm run dev`. Tutorials name other pages of servers.
  const [, onThisMachine = ''] = /^https?:\/\/localhost:\d+(\/blog\/.+)$/.exec(url) ?? [];
  if (targets.paths.has(onThisMachine)) {
    return { expected: 'a path of the site', found: `"${url}"`, fix: `write ${onThisMachine}` };
  }
  if (url === '') {
    return {
      expected: 'a link with a URL',
      found: 'a link without one',
      fix: 'write the URL between the parentheses, or remove the link',
    };
  }
  // With one slash, browsers open a page of this site.
  const [, host] = /^https?:\/([^/].*)$/i.exec(url) ?? [];
  if (host) {
    return {
      expected: 'two slashes after https:',
      found: `"${url}"`,
      fix: `write https://${host}`,
    };
  }
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(url)) return undefined;
  const dead = checkLink(url, targets, text.entry);
  if (!dead) return checkAnchor(url, text.page, targets, idsOf);
  const file = fileOf(folders, imageUrl(url, text.base) ?? '');
  return file && !file.endsWith('.md') ? linkToFile(url, file) : dead;
}

/** Reports a link to a file beside a text. Only the images that texts show are published from there. */
function linkToFile(url: string, file: string): Fault {
  const move = `move ${file} to public/files/, and write /files/${basename(file)}`;
  return {
    expected: 'a link to a page, or to a file in public/: no other files are published',
    found: `"${url}"`,
    fix: isImage(file)
      ? `show the image without a link, as ![what it shows](${url}): a click enlarges it; or ${move}`
      : move,
  };
}

function checkAnchor(
  url: string,
  page: string,
  { aliases }: Targets,
  idsOf: IdsOf,
): Fault | undefined {
  const [path = '', id = ''] = (internalPath(url) ?? url).split('#');
  const target = path.replace(/\?.*/, '') || page;
  const ids = idsOf.get(aliases.get(target)?.path ?? target);
  if (id === '' || !ids || ids.includes(id) || ids.includes(decode(id))) return undefined;
  const headings = ids.filter(
    (one) => !one.includes('user-content-') && !one.endsWith('footnote-label'),
  );
  if (pageIds.includes(id)) return undefined;
  const [near] = nearest(id, headings);
  const all = headings.map((one) => `#${one}`).join(', ');
  return {
    expected: 'a link to an existing heading',
    found: `"${url}", but no heading of ${path || page} has the id #${id}`,
    fix: near ? `write ${path}#${near}` : `remove #${id}${all && `, or write one of ${all}`}`,
  };
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
