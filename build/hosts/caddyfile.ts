import { contentTypes } from '../serve/content-types';
import { cacheForEver, cacheShortly, hashedPattern, securityHeaders } from './header-rules';
import type { ServerSite } from './server-site';

/**
 * Generates a Caddyfile. If you replace the port by a host name, Caddy fetches a certificate for it.
 * @param site folder, port and base path
 */
export function caddyfile({ base, root, port }: ServerSite): string {
  return `(everywhere) {
	header {
${Object.entries(securityHeaders)
  .map(([name, value]) => `\t\t${name} "${value}"`)
  .join('\n')}
		Cache-Control "${cacheShortly}"
	}
}

:${port} {
	# The export is in ${root}${base}/
	root * ${root}
	encode gzip
	# Outside of a route, Caddy would reorder these lines, and the headers for all files would win.
	route {
		import everywhere
		@hashed path_regexp ${hashedPattern(base)}
		header @hashed Cache-Control "${cacheForEver}"
${Object.entries(contentTypes)
  .map(
    ([ending, type]) =>
      `\t\t@${ending.slice(1)} path *${ending}\n\t\theader @${ending.slice(1)} Content-Type "${type}"`,
  )
  .join('\n')}
		file_server
	}

	# The response to an error has no headers yet.
	handle_errors {
		import everywhere
		rewrite * ${base}/404.html
		file_server
	}
}
`;
}
