import type { Problem } from './problem';

const LINK = /<(?:a|img)\b[^>]*?\s(?:href|src)="([^"]*)"/g;

/**
 * Finds links and pictures in rendered HTML that point into the site and lead nowhere.
 * @param file the content file that the HTML comes from
 * @param field the field it stands in
 * @param html rendered and sanitised HTML
 * @param addresses every page of the site with its closing slash, and every public file
 * @param basePath the folder below which the site is served
 */
export function checkLinks(
  file: string,
  field: string,
  html: string,
  addresses: ReadonlySet<string>,
  basePath: string,
): Problem[] {
  return [...html.matchAll(LINK)].flatMap(([, written = '']) => {
    const address = decode(written);
    if (/^(#|[a-z][a-z0-9+.-]*:|\/\/)/i.test(address)) return [];
    const path = address.replace(/[?#].*$/, '');
    const inside = path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;
    if (addresses.has(inside)) return [];
    return [
      {
        file,
        field,
        expected: 'a link to a page or file of this site, such as /projects/, or a whole https:// address',
        found: `"${inside}", which does not exist`,
        mend: 'correct the address, or add the page or file that it names',
      },
    ];
  });
}

const decode = (value: string) => value.replaceAll('&#x26;', '&').replaceAll('&amp;', '&');
