import { contentTypes } from '../serve/content-types';
import { cacheForEver, cacheShortly, hashedPaths, securityHeaders } from './header-rules';

/** The headers that CloudFront accepts only in dedicated fields. */
const dedicated = [
  'Content-Security-Policy',
  'Referrer-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
];

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Input of `aws cloudfront create-response-headers-policy --response-headers-policy-config`. */
function headersPolicy(name: string, cacheControl: string): string {
  const transport = securityHeaders['Strict-Transport-Security'] ?? '';
  const others = Object.entries(securityHeaders).filter(([header]) => !dedicated.includes(header));
  const items = [...others, ['Cache-Control', cacheControl]];
  return json({
    Name: name,
    SecurityHeadersConfig: {
      ContentSecurityPolicy: {
        Override: true,
        ContentSecurityPolicy: securityHeaders['Content-Security-Policy'],
      },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: securityHeaders['Referrer-Policy'] },
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1]),
        IncludeSubdomains: transport.includes('includeSubDomains'),
      },
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

/** S3 has no index pages: the function appends index.html, and redirects to the trailing slash. */
const viewerRequest = `function handler(event) {
  var request = event.request;
  // A location with two leading slashes would redirect to another host.
  var uri = request.uri.replace(/^\\/+/, '/');
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
 * @param base path below which the site is served, such as `/portfolio`; empty for none
 * @returns texts by file name
 */
export function cloudfrontFiles(base: string): Record<string, string> {
  const behaviours = hashedPaths.map((path) => `${base}${path.replaceAll(/:\w+/g, '*')}`);
  return {
    'headers.json': headersPolicy('site', cacheShortly),
    'headers-hashed.json': headersPolicy('site-hashed', cacheForEver),
    'hashed-paths.txt': `${behaviours.join('\n')}\n`,
    'errors.json': customErrors(base),
    'viewer-request.js': viewerRequest,
    'upload.sh': upload(base),
  };
}
