import { openSearch, type Search } from '@/lib/search/query';
import { withBasePath } from '@/lib/base-path';

let opened: Promise<Search> | undefined;

/**
 * The search index of the site, opened once per visit.
 * @throws Error when a file of it cannot be had; see {@link forgetIndex}
 */
export function fetchIndex(): Promise<Search> {
  opened ??= openSearch(fetchJson);
  return opened;
}

/** Makes the next search begin anew: the files may belong to a build that has been replaced. */
export function forgetIndex() {
  opened = undefined;
}

async function fetchJson(path: string): Promise<unknown> {
  const address = withBasePath(path);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`GET ${address}: status ${response.status}`);
  return response.json();
}
