import { caddyfile } from './caddyfile';
import { cloudfrontFiles } from './cloudfront';
import { headersFile } from './headers-file';
import { htaccess } from './htaccess';
import { nginxConf } from './nginx';
import { usualSite } from './server-site';
import { vercelJson } from './vercel';

/**
 * The files that hosts read in what is deployed. Each ignores those of the others.
 * @param base path below which the site is served, such as `/portfolio`; empty for none
 * @returns texts by file name
 */
export const exportFiles = (base: string): Record<string, string> => ({
  '.htaccess': htaccess(base),
  // Without it, GitHub Pages leaves out names that begin with an underscore.
  '.nojekyll': '',
  _headers: headersFile(base),
  'vercel.json': vercelJson(base),
});

/**
 * The files for servers and clouds that are configured outside of what is deployed.
 * @param base path below which the site is served, such as `/portfolio`; empty for none
 * @returns texts by path
 */
export function serverFiles(base: string): Record<string, string> {
  const site = { ...usualSite, base };
  const cloudfront = Object.entries(cloudfrontFiles(base));
  return {
    'nginx.conf': nginxConf(site),
    Caddyfile: caddyfile(site),
    ...Object.fromEntries(cloudfront.map(([name, text]) => [`cloudfront/${name}`, text])),
  };
}
