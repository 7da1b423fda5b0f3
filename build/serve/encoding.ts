import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const preferred: readonly Encoding[] = ['br', 'gzip'];

/**
 * Chooses the encoding of a response as RFC 9110, section 12.5.3 says: the client's highest quality
 * wins, `q=0` forbids, `*` stands for whatever is not named.
 *
 * @param acceptEncoding value of the Accept-Encoding header, if there is one
 * @returns the encoding, or nothing when the body should go out as it is
 */
export function chooseEncoding(acceptEncoding = ''): Encoding | undefined {
  const qualities = new Map(acceptEncoding.toLowerCase().split(',').map(nameAndQuality));
  const quality = (name: string) => qualities.get(name) ?? qualities.get('*') ?? 0;
  const plain = qualities.get('identity') ?? 0;
  return preferred
    .filter((name) => quality(name) > 0 && quality(name) >= plain)
    .sort((a, b) => quality(b) - quality(a))[0];
}

function nameAndQuality(entry: string): [string, number] {
  const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
  const weight = parameters.find((part) => part.startsWith('q='));
  return [name, weight ? Number(weight.slice(2)) || 0 : 1];
}

const compressed = new Map<string, Promise<Buffer>>();

/** From this many bytes on, the best compression takes brotli so long that a visitor waits for it. */
const LARGE = 100_000;

/**
 * Compresses a body, once: as CDNs do, who keep what they have compressed. Pages are compressed as
 * well as can be. A large script would take a second or two that way; it is made 8 % larger in a
 * twentieth of the time.
 *
 * @param body the plain bytes
 * @param encoding one that {@link chooseEncoding} chose
 * @returns the compressed bytes
 */
export function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const key = `${encoding} ${createHash('sha256').update(body).digest('base64')}`;
  const result =
    compressed.get(key) ?? (encoding === 'gzip' ? promisify(gzip)(body) : brotli(body));
  compressed.set(key, result);
  return result;
}

function brotli(body: Buffer): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY } = constants;
  const quality = body.length < LARGE ? BROTLI_MAX_QUALITY : 9;
  return promisify(brotliCompress)(body, { params: { [BROTLI_PARAM_QUALITY]: quality } });
}
