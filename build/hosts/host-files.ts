import { caddyfile } from './caddyfile';
import { cloudfrontFiles } from './cloudfront';
import { headersFile } from './headers-file';
import { htaccess } from './htaccess';
import { nginxConf } from './nginx';
import { defaultSite } from './server-site';
import { vercelJson } from './vercel';

/**
 * Generates the configuration files that hosts read in the export. Each host ignores those of others.
 * @param base path below which the site is served, such as `/portfolio`; empty for none
 * @returns texts by file name
 */
export const exportFiles = (base: string): Record<string, string> => ({
  '.htaccess': htaccess(base),
  // Without it, GitHub Pages ignores files that begin with an underscore.
  '.nojekyll': '',
  _headers: headersFile(base),
  'vercel.json': vercelJson(base),
});

/**
 * Generates the configuration files of servers and clouds that are not part of the export.
 * @param base path below which the site is served, such as `/portfolio`; empty for none
 * @returns texts by path
 */
export function serverFiles(base: string): Record<string, string> {
  const site = { ...defaultSite, base };
  const cloudfront = Object.entries(cloudfrontFiles(base));
  return {
    'nginx.conf': nginxConf(site),
    Caddyfile: caddyfile(site),
    ...Object.fromEntries(cloudfront.map(([name, text]) => [`cloudfront/${name}`, text])),
  };
}
