import { caddyfile } from './caddyfile';
import { cloudfrontFiles } from './cloudfront';
import { headersFile } from './headers-file';
import { htaccess } from './htaccess';
import { nginxConf } from './nginx';
import { usualSite } from './server-site';
import { vercelJson } from './vercel';

/**
 * The files that hosts look for in what is deployed; each ignores those of the others.
 * @param base what addresses begin with, such as `/portfolio`, or nothing
 * @returns texts by the names of their files
 */
export const exportFiles = (base: string): Record<string, string> => ({
  '.htaccess': htaccess(base),
  // GitHub Pages would otherwise leave out what begins with an underscore.
  '.nojekyll': '',
  _headers: headersFile(base),
  'vercel.json': vercelJson(base),
});

/**
 * The files for servers and clouds that are configured apart from what is deployed.
 * @param base what addresses begin with, such as `/portfolio`, or nothing
 * @returns texts by their paths
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
