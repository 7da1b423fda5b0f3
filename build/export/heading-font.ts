import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { MessageChannel, Worker } from 'node:worker_threads';
import { create, type Font } from 'fontkit';
import { toString } from 'hast-util-to-string';
import { rehype } from 'rehype';
import subsetFont from 'subset-font';
import type { FileCache } from '@/lib/file-cache';
import { hashOf } from '@/lib/hash';

const fragment = rehype().data('settings', { fragment: true }).freeze();

/** Headings, and the owner's name in the header. */
const headings = /<(h[1-4])\b([^>]*)>([^]*?)<\/\1>|<a [^>]*\bsite-name\b[^>]*>([^]*?)<\/a>/g;

/** What the heading of the not-found page says while it looks for a post. */
const otherText = /\bdata-looking="([^"]*)"/;

/** How many of them a first screen shows. */
const FIRST = 3;

/** The length of a font in Base64 for which documents have room. */
const MAX_LENGTH = 3300;

/**
 * The letters that a page shows first in the display face.
 * @param html a page
 * @param count how many headings it shows first
 * @returns each letter once, in a fixed order
 */
export function firstHeadingLetters(html: string, count = FIRST): string {
  const texts = [...html.matchAll(headings)]
    .slice(0, count)
    .map(([, , attributes = '', heading, name]) => {
      const [, other = ''] = otherText.exec(attributes) ?? [];
      return other + (heading ?? name ?? '').replace(/<svg.*?<\/svg>/g, '');
    });
  return [...new Set(toString(fragment.parse(texts.join(''))))].sort().join('');
}

/**
 * Makes fonts of the letters of first headings.
 * @param fonts the files of the display font
 * @param cache keeps the fonts: one takes 12 ms or more
 * @returns a function that returns the fonts of a page, in Base64: one of each file whose letters it needs.
 *   browser/head.ts sets them before the first paint. The letters that they lack come with the whole font
 *   after the paint. A typeface whose letters take more bytes has those of two headings: the owner's name,
 *   and the title of the page.
 */
export async function headingFonts(
  fonts: readonly Buffer[],
  cache: FileCache,
): Promise<(html: string) => Promise<string[]>> {
  const files = await Promise.all(
    fonts.map(async (font) => ({
      font,
      letters: (create(font) as Font).characterSet,
      nameless: withoutNames(
        await subsetFont(font, '', { targetFormat: 'truetype', keepAllGlyphs: true }),
      ),
    })),
  );
  const makeFont = fontMaker(files.map(({ nameless }) => nameless));
  return async (html) => {
    for (let count = FIRST; ; count--) {
      const made = await Promise.all(fontsOf(firstHeadingLetters(html, count)));
      const data = made.map((font) => font.toString('base64'));
      if (data.join('').length <= MAX_LENGTH || count === 2) return data;
    }
  };

  function fontsOf(letters: string): Promise<Buffer>[] {
    return files.flatMap((file, index) => {
      const found = [...letters].filter((one) => file.letters.includes(one.codePointAt(0) ?? 0));
      const text = found.join('');
      // Browsers refuse a font without outlines.
      if (text.trim() === '') return [];
      return cache.getOrMake(hashOf(file.font, text), () => makeFont(index, text));
    });
  }
}

/**
 * Returns a function that makes a font of some letters of the one with an index. That takes 9 ms, most of it
 * for WOFF2, so a thread for each core does it: a thousand new posts take 3 s less of 56 on two cores.
 */
function fontMaker(fonts: readonly Buffer[]): (index: number, letters: string) => Promise<Buffer> {
  const workers: Worker[] = [];
  let next = 0;
  return async (index, letters) => {
    next = (next + 1) % availableParallelism();
    const worker = (workers[next] ??= startWorker(fonts));
    const { port1, port2 } = new MessageChannel();
    worker.postMessage({ index, letters, port: port2 }, [port2]);
    const [made] = (await once(port1, 'message')) as [Uint8Array | Error];
    port1.close();
    if (made instanceof Error) throw made;
    return Buffer.from(made);
  };
}

function startWorker(fonts: readonly Buffer[]): Worker {
  const worker = new Worker(path.resolve('build/export/heading-font-worker.mjs'), {
    workerData: fonts,
  });
  // It ends with the build.
  worker.unref();
  return worker;
}

/**
 * Empties the texts in a TrueType font, which are 300 bytes of a small one. Browsers want the table,
 * and do not read it: https://learn.microsoft.com/typography/opentype/spec/name
 */
function withoutNames(font: Buffer): Buffer {
  const record = font.subarray(0, 12 + 16 * font.readUInt16BE(4)).indexOf('name', 12, 'latin1');
  const start = font.readUInt32BE(record + 8);
  const end = start + font.readUInt32BE(record + 12);
  return font.fill(0, start + font.readUInt16BE(start + 4), end);
}
