import { contentTypes } from '../serve/content-types';
import { cacheForEver, cacheShortly, hashedPaths } from './header-rules';
import { redirectsOf, type HostSite } from './host-site';

/** The headers that CloudFront accepts only in dedicated fields. */
const dedicated = [
  'Content-Security-Policy',
  'Referrer-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
];

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Input of `aws cloudfront create-response-headers-policy --response-headers-policy-config`. */
function headersPolicy(name: string, cacheControl: string, headers: HostSite['headers']): string {
  const transport = headers['Strict-Transport-Security'];
  const others = Object.entries(headers).filter(([header]) => !dedicated.includes(header));
  const items = [...others, ['Cache-Control', cacheControl]];
  return json({
    Name: name,
    SecurityHeadersConfig: {
      ContentSecurityPolicy: {
        Override: true,
        ContentSecurityPolicy: headers['Content-Security-Policy'],
      },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: headers['Referrer-Policy'] },
      ...(transport && {
        StrictTransportSecurity: {
          Override: true,
          AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1]),
          IncludeSubdomains: transport.includes('includeSubDomains'),
        },
      }),
    },
    CustomHeadersConfig: {
      Quantity: items.length,
      Items: items.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  });
}

/** S3 responds with 403 to requests for missing files, unless the client may list the bucket. */
const customErrors = (base: string) =>
  json({
    Quantity: 2,
    Items: [403, 404].map((ErrorCode) => ({
      ErrorCode,
      ResponsePagePath: `${base}/404.html`,
      ResponseCode: '404',
      ErrorCachingMinTTL: 10,
    })),
  });

/**
 * S3 has no index pages: the function appends index.html, redirects to the trailing slash, and from old
 * paths to new ones.
 */
const viewerRequest = (
  site: HostSite,
) => `var moved = ${JSON.stringify(Object.fromEntries(redirectsOf(site)))};

function handler(event) {
  var request = event.request;
  // A location with two leading slashes would redirect to another host.
  var uri = request.uri.replace(/^\\/+/, '/');
  if (moved[uri]) {
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: { location: { value: moved[uri] } },
    };
  }
  if (uri.endsWith('/')) {
    request.uri = uri + 'index.html';
    return request;
  }
  if (uri.split('/').pop().includes('.')) return request;
  return {
    statusCode: 308,
    statusDescription: 'Permanent Redirect',
    headers: { location: { value: uri + '/' } },
  };
}
`;

/** S3 stores the Content-Type of each file, and the AWS CLI knows only some types. */
const upload = (base: string) => `#!/bin/sh
# Uploads the export: ${'$'}0 my-bucket
set -eu
put() { aws s3 sync out "s3://$1${base}" --exclude '*' --include "*$2" --content-type "$3"; }
${Object.entries(contentTypes)
  .map(([ending, type]) => `put "$1" '${ending}' '${type}'`)
  .join('\n')}
`;

/**
 * Generates the configuration of S3 with CloudFront: two header policies, a function, error
 * responses, and a script that uploads the export with the right types.
 * @returns texts by file name
 */
export function cloudfrontFiles(site: HostSite): Record<string, string> {
  const { base, headers } = site;
  const behaviours = hashedPaths.map((path) => `${base}${path.replaceAll(/:\w+/g, '*')}`);
  return {
    'headers.json': headersPolicy('site', cacheShortly, headers),
    'headers-hashed.json': headersPolicy('site-hashed', cacheForEver, headers),
    'hashed-paths.txt': `${behaviours.join('\n')}\n`,
    'errors.json': customErrors(base),
    'viewer-request.js': viewerRequest(site),
    'upload.sh': upload(base),
  };
}
