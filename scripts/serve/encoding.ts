import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

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

/**
 * Compresses a body as well as can be, once: as CDNs do, who keep what they have compressed.
 *
 * @param body the plain bytes
 * @param encoding one that {@link chooseEncoding} chose
 * @returns the compressed bytes
 */
export function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const key = `${encoding} ${createHash('sha256').update(body).digest('base64')}`;
  const result =
    compressed.get(key) ?? promisify(encoding === 'gzip' ? gzip : brotliCompress)(body);
  compressed.set(key, result);
  return result;
}
