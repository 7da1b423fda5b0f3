import type { Root } from 'hast';
import { rehype } from 'rehype';
import { basePath } from '../base-path';
import type { Problem } from '../content/problem';
import { visitElements } from '../markdown/visit';

const parser = rehype().data('settings', { fragment: true }).freeze();

/**
 * Finds links and pictures in rendered HTML that point into the site and lead nowhere.
 * @param file the content file that the HTML comes from
 * @param field the field it stands in
 * @param html rendered and sanitised HTML
 * @param addresses every page of the site with its closing slash, and every public file
 */
export function checkLinks(
  file: string,
  field: string,
  html: string,
  addresses: ReadonlySet<string>,
): Problem[] {
  const problems: Problem[] = [];
  const tree: Root = parser.parse(html);
  visitElements(tree, ({ properties: { href, src } }) => {
    const address = String(href ?? src ?? '');
    if (/^(#|$|[a-z][a-z0-9+.-]*:|\/\/)/i.test(address)) return;
    problems.push(...checkAddress(file, field, address, addresses));
  });
  return problems;
}

/**
 * Reports an address inside the site at which there is nothing.
 * @param address as it stands in a page or in front matter, with or without the base path
 */
export function checkAddress(
  file: string,
  field: string,
  address: string,
  addresses: ReadonlySet<string>,
): Problem[] {
  const path = decode(address.replace(/[?#].*$/, ''));
  const inside = path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;
  // `?q=1` alone is the page itself.
  if (inside === '' || addresses.has(inside)) return [];
  return [
    {
      file,
      field,
      expected:
        'a link to a page or file of this site, such as /projects/, or a whole https:// address',
      found: `"${inside}", which does not exist`,
      fix: 'correct the address, or add the page or file that it names',
    },
  ];
}

/** A URL path with its characters as they are read; as it is where it cannot be decoded. */
export function decode(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
