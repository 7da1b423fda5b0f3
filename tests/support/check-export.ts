import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rehype } from 'rehype';
import { decode } from '@/lib/urls';
import { filesIn } from '@/lib/files/files-in';
import { visit } from 'unist-util-visit';

const html = rehype().freeze();

/** A fault in a page of an export. */
interface Warning {
  file: string;
  line: number;
  words: string;
}

/** A URL in a page. */
interface Reference {
  url: string;
  tag: string;
  line: number;
}

interface Page {
  ids: Set<string>;
  links: Reference[];
  withoutAlt: Reference[];
}

/**
 * Finds dead links, missing anchors and images without a description in an export, as visitors would meet them.
 * A fault of many pages, such as one in the footer, is reported once.
 * @param folder the export, such as `out`; nothing is found if it does not exist
 * @param missing paths of pages that are missing on purpose
 */
export function checkExport(folder: string, missing: readonly string[] = []): Warning[] {
  if (!existsSync(path.join(folder, 'index.html'))) return [];
  const files = new Set(filesIn(folder).map((name) => `/${name}`));
  const pages = new Map(
    [...files]
      .filter((name) => name.endsWith('.html') && !isFeed(folder + name))
      .map((name) => [name, readPage(folder + name)] as const),
  );
  const base = baseOf(readFileSync(path.join(folder, 'index.html'), 'utf8'));
  const found = new Map<string, Warning>();
  for (const [name, { withoutAlt, links }] of pages) {
    const from = new URL(`${base}${name}`, HERE);
    const report = ({ tag, url, line }: Reference, error: string) => {
      const words = `<${tag}>: "${url}"${error}`;
      if (!found.has(words)) found.set(words, { file: folder + name, line, words });
    };
    for (const image of withoutAlt) report(image, ' without a description');
    for (const link of links) {
      const error = errorOf(link.url, from, base, files, pages, missing);
      if (error) report(link, error);
    }
  }
  return [...found.values()];
}

const HERE = 'https://site.invalid';

/** Whether a file is that of a feed with the old path of another generator. */
const isFeed = (file: string) => readFileSync(file, 'utf8').startsWith('<?xml');

/** The base path of the export, from the URLs of Next's files. */
const baseOf = (html: string) => /(?:href|src)="([^":]*)\/_next\//.exec(html)?.[1] ?? '';

function readPage(file: string): Page {
  const page: Page = { ids: new Set(), links: [], withoutAlt: [] };
  visit(html.parse(readFileSync(file)), 'element', ({ tagName: tag, properties, position }) => {
    const line = position?.start.line ?? 1;
    const { id, rel, href, src, poster, srcSet, alt } = properties;
    if (id) page.ids.add(String(id));
    if (tag === 'img' && alt === undefined) {
      page.withoutAlt.push({ url: String(src ?? ''), tag, line });
    }
    // It names an origin, not a file.
    if ([rel].flat().includes('preconnect')) return;
    const sources = [srcSet ?? []].flat().map((one) => String(one).trim().split(' ')[0]);
    for (const url of [href, src, poster, ...sources]) {
      if (url) page.links.push({ url: String(url), tag, line });
    }
  });
  return page;
}

function errorOf(
  url: string,
  page: URL,
  base: string,
  files: ReadonlySet<string>,
  pages: ReadonlyMap<string, Page>,
  missing: readonly string[],
): string | undefined {
  const nothingThere = ', which does not exist';
  if (!URL.canParse(url, page)) return nothingThere;
  const { origin, pathname, hash } = new URL(url, page);
  if (origin !== HERE) return undefined;
  if (!`${pathname}/`.startsWith(`${base}/`)) return nothingThere;
  const target = decode(pathname.slice(base.length)) || '/';
  if (missing.includes(target)) return undefined;
  const file = target.endsWith('/') ? `${target}index.html` : target;
  if (!files.has(file)) return nothingThere;
  const part = hash.slice(1);
  const ids = pages.get(file)?.ids;
  // First as it is written: https://html.spec.whatwg.org/#find-a-potential-indicated-element
  const isThere = !part || !ids || ids.has(part) || ids.has(decode(part));
  return isThere ? undefined : ', a part that the page does not have';
}
