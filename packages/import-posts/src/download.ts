import { imageSize } from 'image-size';
import { LARGEST_FILE } from './source/folder';
import { attempt, isFields } from './source/values';

/** An image of another host. */
export interface Download {
  bytes: Uint8Array;
  /** A file name with the extension of its format. */
  name: string;
}

/** How many images are fetched at once. */
const AT_ONCE = 4;

interface DownloadOptions {
  /** Called after each image. */
  onProgress?: (done: number, all: number) => void;
  /** The time for one image, in milliseconds. */
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
  { onProgress, timeout = 20_000, largest = LARGEST_FILE }: DownloadOptions = {},
): Promise<Map<string, Download | string>> {
  const results = new Map<string, Download | string>();
  const waiting = new Set(urls).values();
  const work = async () => {
    for (const url of waiting) {
      results.set(url, await fetchImage(url, timeout, largest).catch(reasonOf));
      onProgress?.(results.size, urls.length);
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

async function fetchImage(address: string, timeout: number, largest: number): Promise<Download> {
  const url = new URL(address.startsWith('//') ? `https:${address}` : address);
  const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`the host answered ${response.status}`);
  }
  const bytes = await readAtMost(response, largest);
  const type = imageType(bytes);
  if (!type) throw new Error('no image that browsers show');
  const name = url.pathname.replace(/^.*\//, '').replace(/\.\w{2,5}$/, '') || 'image';
  return { bytes, name: `${name}.${type}` };
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
export const imageType = (bytes: Uint8Array): string | undefined =>
  attempt(() => FORMATS.find((format) => format === imageSize(bytes).type));
