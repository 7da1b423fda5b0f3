import { basePath, siteBasePath } from '../urls';

/* Some hosts have one 404 page for the whole site, such as GitHub Pages. These inline scripts use nothing outside of themselves. */

/** On the main language's page: opens the page of the language that the path begins with, and passes the path on. */
function handOver(base: string, languages: readonly string[]) {
  const { pathname, search, hash } = location;
  const language = languages.find((tag) => pathname.startsWith(`${base}/${tag}/`));
  if (!language) return;
  location.replace(`${base}/${language}/404.html#${encodeURIComponent(pathname + search + hash)}`);
}

/** On the page of another language: puts the requested path back into the address bar, before hydration reads it. */
function takeOver(base: string) {
  const { pathname, hash } = location;
  if (!pathname.startsWith(`${base}/404`)) return;
  try {
    const path = decodeURIComponent(hash.slice(1));
    if (path.startsWith(`${base}/`)) history.replaceState(null, '', path);
  } catch {}
}

/**
 * The inline script of the not-found page on a site in several languages.
 * @param current tag of the page's language; undefined for the main one
 * @param others tags of the languages besides the main one
 */
export const notFoundScript = (current: string | undefined, others: readonly string[]): string =>
  current
    ? `(${takeOver.toString()})(${JSON.stringify(basePath)})`
    : `(${handOver.toString()})(${JSON.stringify(siteBasePath)},${JSON.stringify(others)})`;
