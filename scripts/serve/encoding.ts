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

/**
 * Compresses a body.
 *
 * @param body the plain bytes
 * @param encoding one that {@link chooseEncoding} chose
 * @returns the compressed bytes
 */
export function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(body);
  // 5 of 11: nearly the size of the best, at a speed that suits compressing per request.
  return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
