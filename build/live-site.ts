import { isKept, vanished } from '@/lib/check/published';
import type { Problem } from '@/lib/content/problem';
import { CommandError } from './cli';

/**
 * Finds pages in the sitemap of a live site at whose paths the next build would have nothing.
 * @param site URL of the live site
 * @param paths every page of the next build with its closing slash, every file and every alias
 * @throws CommandError if there is no sitemap
 */
export async function findVanished(site: string, paths: ReadonlySet<string>): Promise<Problem[]> {
  if (!URL.canParse(site) || !/^https?:/.test(site)) {
    throw new CommandError(`--site: expected a URL such as https://you.example, found "${site}".`);
  }
  const sitemap = new URL('sitemap.xml', site.replace(/\/?$/, '/'));
  const response = await fetch(sitemap).catch((error: Error) => error);
  if (response instanceof Error || !response.ok) {
    const reason = response instanceof Error ? response.message : `status ${response.status}`;
    throw new CommandError(`--site: ${sitemap.href} cannot be read: ${reason}.`);
  }
  const base = sitemap.pathname.replace(/\/sitemap\.xml$/, '');
  const urls = [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)];
  return urls
    .map(([, url = '']) => new URL(url, sitemap).pathname.slice(base.length))
    .filter((path) => isKept(path) && !paths.has(path))
    .map((path) => vanished(sitemap.href, [path]));
}
