import { contentTypes, isText, textTypes } from './content-types';
import { cacheForEver, cacheShortly, hashedPattern, securityHeaders } from './headers';
import type { ServerSite } from './host-site';

/** Generates a Caddyfile. If you replace the port with a host name, Caddy fetches a certificate for it. */
export function caddyfile({ base, redirects, root, port }: ServerSite): string {
  const types = Object.entries(contentTypes).map(([ending, type]) => {
    const name = `@${ending.slice(1)}`;
    const value = isText(type) ? `${type}; charset=utf-8` : type;
    return `\t\t${name} path *${ending}\n\t\theader ${name} Content-Type "${value}"\n`;
  });
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
	encode {
		gzip
		match {
${textTypes.map((type) => `\t\t\theader Content-Type ${type}*`).join('\n')}
		}
	}
	# Outside a route, Caddy would reorder these lines, and the headers for all files would win.
	route {
		import everywhere
		map {query} {suffix} {
			"" ""
			default "?{query}"
		}
${redirects
  .map(([from, to]) => `\t\tredir ${from} ${to}{suffix} 301\n`)
  .join('')}		# The file server would redirect without the query.
		@folder {
			not path */ //*
			file {path}/index.html
		}
		redir @folder {path}/{suffix} 308
		@hashed path_regexp ${hashedPattern(base)}
		header @hashed Cache-Control "${cacheForEver}"
${types.join('')}		file_server
	}

	# Error responses do not have the headers from above.
	handle_errors {
		import everywhere
		header Content-Type "text/html; charset=utf-8"
		rewrite * ${base}/404.html
		file_server
	}
}
`;
}
