import { cacheForEver, cacheShortly, hashedPattern, securityHeaders } from '../hosts/header-rules';

const hashed = new RegExp(hashedPattern(''));

const everywhere = Object.fromEntries(
  Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value]),
);

/**
 * The headers that belong to the address rather than to the file, as a configured host has them.
 *
 * @param path address below the base path, with its leading slash
 * @returns header names, in lower case, and values
 */
export function headerPolicy(path: string): Record<string, string> {
  return { ...everywhere, 'cache-control': hashed.test(path) ? cacheForEver : cacheShortly };
}
