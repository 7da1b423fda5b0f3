import { imageSize } from 'image-size';
import { LARGEST_FILE } from './source/folder';
import { isFields } from './source/values';

/** An image of another host. */
export interface Download {
  bytes: Uint8Array;
  /** A file name with the extension of its format. */
  name: string;
}

/** How many images are fetched at once. */
const AT_ONCE = 4;

/** The time for one image, in milliseconds. */
const TIMEOUT = 20_000;

/** Redirects that are followed; each may lead to another host. */
const REDIRECTS = 5;

interface DownloadOptions {
  /** Called after each image. */
  onProgress?: (done: number, all: number) => void;
  timeout?: number;
  largest?: number;
}

/**
 * Fetches images of other hosts, a few at a time.
 * @param urls the URLs, as they are written
 * @returns the images by URL, or what went wrong
 */
export async function downloadImages(
  urls: readonly string[],
  options: DownloadOptions = {},
): Promise<Map<string, Download | string>> {
  const results = new Map<string, Download | string>();
  const waiting = [...new Set(urls)];
  const all = waiting.length;
  const work = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      results.set(url, await fetchImage(url, options).catch(reasonOf));
      options.onProgress?.(results.size, all);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}

/** The message of an error; that of a failed connection is its cause. */
function reasonOf(error: unknown): string {
  if (!isFields(error)) return String(error);
  if (error.name === 'TimeoutError') return 'it took too long';
  const { message } = isFields(error.cause) ? error.cause : error;
  return String(message);
}

async function fetchImage(
  address: string,
  { timeout = TIMEOUT, largest = LARGEST_FILE }: DownloadOptions,
): Promise<Download> {
  const signal = AbortSignal.timeout(timeout);
  const asked = new URL(address.startsWith('//') ? `https:${address}` : address);
  let url = asked;
  for (let redirects = 0; redirects <= REDIRECTS; redirects++) {
    if (!/^https?:$/.test(url.protocol)) throw new Error(`${url.protocol} is not http or https`);
    const response = await fetch(url, { signal, redirect: 'manual' });
    const location = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && location) {
      await response.body?.cancel();
      url = new URL(location, url);
      continue;
    }
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`the host answered ${response.status}`);
    }
    return asImage(await readAtMost(response, largest), asked);
  }
  throw new Error('too many redirects');
}

/** Reads a body, and stops when it is larger than allowed, whatever its header says. */
async function readAtMost(response: Response, largest: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > largest) throw new Error(`larger than ${Math.round(largest / 1024 / 1024)} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The formats that browsers show. */
const FORMATS = ['avif', 'gif', 'jpg', 'png', 'svg', 'webp'];

/** The format of an image that browsers show, such as `png`; undefined for all else. */
export function imageType(bytes: Uint8Array): string | undefined {
  try {
    return FORMATS.find((format) => format === imageSize(bytes).type);
  } catch {
    return undefined;
  }
}

function asImage(bytes: Uint8Array, { pathname }: URL): Download {
  const type = imageType(bytes);
  if (!type) throw new Error('no image that browsers show');
  const name = pathname.replace(/^.*\//, '').replace(/\.\w{2,5}$/, '') || 'image';
  return { bytes, name: `${name}.${type}` };
}
