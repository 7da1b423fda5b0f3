import { caddyfile } from './caddyfile';
import { cloudfrontFiles } from './cloudfront';
import { headersFile, ipfsRedirects, redirectsFile } from './headers-file';
import { defaultServer, type HostSite } from './host-site';
import { htaccess } from './htaccess';
import { lighttpdConf } from './lighttpd';
import { nginxConf } from './nginx';
import { vercelJson } from './vercel';

/**
 * Generates the configuration files that hosts read in the export. Each host ignores those of others.
 * @param forIpfs whether the export is for IPFS gateways, which read `_redirects` alone, and answer each
 *   missing path with an error of their own if they do not understand a line of it
 * @returns texts by file name
 */
export const exportFiles = (site: HostSite, forIpfs = false): Record<string, string> =>
  forIpfs
    ? { _redirects: ipfsRedirects }
    : {
        '.htaccess': htaccess(site),
        // Without it, GitHub Pages ignores files that begin with an underscore.
        '.nojekyll': '',
        _headers: headersFile(site),
        ...(site.redirects.size > 0 && { _redirects: redirectsFile(site) }),
        'vercel.json': vercelJson(site),
      };

/**
 * Generates the configuration files of servers and clouds that are not part of the export.
 * @returns texts by path
 */
export function serverFiles(host: HostSite): Record<string, string> {
  const site = { ...defaultServer, ...host };
  const cloudfront = Object.entries(cloudfrontFiles(host));
  return {
    'nginx.conf': nginxConf(site),
    'lighttpd.conf': lighttpdConf(site),
    Caddyfile: caddyfile(site),
    ...Object.fromEntries(cloudfront.map(([name, text]) => [`cloudfront/${name}`, text])),
  };
}
