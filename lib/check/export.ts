import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rehype } from 'rehype';
import type { Finding, Problem } from '../content/problem';
import { decode } from '../decode';
import { filesIn } from '../files-in';
import { visitElements } from '../markdown/visit';

const html = rehype().freeze();

interface Place {
  file: string;
  line: number;
  field: string;
}

interface Page {
  ids: Set<string>;
  links: { url: string; place: Place }[];
  withoutAlt: { src: string; place: Place }[];
}

/**
 * Finds dead links, parts that pages do not have and pictures without description in the export,
 * as visitors would meet them. What many pages have is reported once.
 * @param folder the export, such as `out`; nothing is found where there is none
 * @param missing paths to which links lead although there is no page, on purpose
 */
export function checkExport(folder: string, missing: readonly string[] = []): Problem[] {
  if (!existsSync(path.join(folder, 'index.html'))) return [];
  const files = new Set(filesIn(folder).map((name) => `/${name}`));
  const pages = new Map(
    [...files]
      .filter((name) => name.endsWith('.html'))
      .map((name) => [name, readPage(folder, name)] as const),
  );
  const base = baseOf(readFileSync(path.join(folder, 'index.html'), 'utf8'));
  const problems = [...pages].flatMap(([name, page]) => [
    ...page.withoutAlt.map(({ src, place }) => ({ ...place, ...noDescription(src) })),
    ...page.links.flatMap(({ url, place }) => {
      const rule = checkLink(new URL(`${base}${name}`, HERE), url, base, files, pages, missing);
      return rule ? [{ ...place, ...rule }] : [];
    }),
  ]);
  return once(problems);
}

const HERE = 'https://site.invalid';

/** The folder below which the export is served: Next's own files stand in it. */
const baseOf = (html: string) => /(?:href|src)="([^":]*)\/_next\//.exec(html)?.[1] ?? '';

function readPage(folder: string, name: string): Page {
  const file = `${folder}${name}`;
  const page: Page = { ids: new Set(), links: [], withoutAlt: [] };
  visitElements(html.parse(readFileSync(file)), ({ tagName, properties, position }) => {
    const place = { file, line: position?.start.line ?? 1, field: `<${tagName}>` };
    const { id, href, src, poster, srcSet, alt } = properties;
    if (id) page.ids.add(String(id));
    if (tagName === 'img' && alt === undefined) {
      page.withoutAlt.push({ src: String(src ?? ''), place });
    }
    const sources = [srcSet ?? []].flat().map((one) => String(one).trim().split(' ')[0]);
    for (const url of [href, src, poster, ...sources]) {
      if (url) page.links.push({ url: String(url), place });
    }
  });
  return page;
}

function checkLink(
  page: URL,
  url: string,
  base: string,
  files: ReadonlySet<string>,
  pages: ReadonlyMap<string, Page>,
  missing: readonly string[],
): Finding | undefined {
  if (!URL.canParse(url, page)) return nothingThere(url);
  const { origin, pathname, hash } = new URL(url, page);
  if (origin !== HERE) return undefined;
  if (!`${pathname}/`.startsWith(`${base}/`)) return nothingThere(url);
  const target = decode(pathname.slice(base.length)) || '/';
  if (missing.includes(target)) return undefined;
  const file = target.endsWith('/') ? `${target}index.html` : target;
  if (!files.has(file)) return nothingThere(url);
  const part = hash.slice(1);
  const ids = pages.get(file)?.ids;
  // First as it is written: https://html.spec.whatwg.org/#find-a-potential-indicated-element
  return !part || !ids || ids.has(part) || ids.has(decode(part)) ? undefined : noPart(url);
}

const fix = 'correct it where it is written, then build again';

const nothingThere = (url: string): Finding => ({
  expected: 'a link to a page or file of the export',
  found: `"${url}", which does not exist`,
  fix,
});

const noPart = (url: string): Finding => ({
  expected: 'a link to a part that the page has',
  found: `"${url}", a part that the page does not have`,
  fix,
});

const noDescription = (src: string): Finding => ({
  expected: 'a description of the picture for those who cannot see it',
  found: `"${src}" without one`,
  fix,
});

/** Reports an error that recurs on every page, as in the footer, once with the number of further pages. */
function once(problems: readonly Problem[]): Problem[] {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const group = groups.get(problem.found);
    if (group) group.push(problem);
    else groups.set(problem.found, [problem]);
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    const more = new Set(others.map(({ file }) => file)).size;
    if (!first || more === 0) return first ? [first] : [];
    return [{ ...first, found: `${first.found} (and ${more} more)` }];
  });
}
