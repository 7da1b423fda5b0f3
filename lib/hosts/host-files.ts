import { caddyfile } from './caddyfile';
import { headersFile, redirectsFile } from './headers-file';
import { defaultServer, type HostSite } from './host-site';
import { htaccess } from './htaccess';
import { nginxConf } from './nginx';
import { vercelJson } from './vercel';

/**
 * Generates the configuration files that hosts read in the export. Each host ignores those of others.
 * @returns texts by file name
 */
export const exportFiles = (site: HostSite): Record<string, string> => ({
  '.htaccess': htaccess(site),
  // Without it, GitHub Pages ignores files that begin with an underscore.
  '.nojekyll': '',
  _headers: headersFile(site),
  ...(site.redirects.size > 0 && { _redirects: redirectsFile(site) }),
  'vercel.json': vercelJson(site),
});

/**
 * Generates the configuration files of servers that are not part of the export.
 * @returns texts by path
 */
export function serverFiles(host: HostSite): Record<string, string> {
  const site = { ...defaultServer, ...host };
  return {
    'nginx.conf': nginxConf(site),
    Caddyfile: caddyfile(site),
  };
}
