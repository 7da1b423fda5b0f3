import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { statsOf } from '../content/stats-of';
import type { Advice } from './warnings';
import type { PictureFile } from './image-files';

/** From here on a picture that is sent as it is slows a page down, in bytes. */
const HEAVY = 400_000;

/** From here on a photograph beside a post, of which smaller ones are made, weighs on the project. */
const HEAVY_ORIGINAL = 8_000_000;

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Pictures that are too heavy. */
export const adviseOnWeight = (pictures: readonly PictureFile[]): Advice[] =>
  pictures.flatMap(({ file, size }) => {
    const isMadeSmaller = file.startsWith('content/') && !/\.(svg|gif)$/i.test(file);
    const limit = isMadeSmaller ? HEAVY_ORIGINAL : HEAVY;
    if (size <= limit) return [];
    const words = `${megabytes(size)}: make it smaller than ${megabytes(limit)}`;
    return [{ file, words: isMadeSmaller ? `${words} (2,000 pixels are enough)` : words }];
  });

/** Where pictures of `public/` may be named. */
const ROOMS = ['app', 'components', 'content', 'data'];

/** An address or path of a picture, as it stands in a text. */
const NAMED = /[^\s"'`()<>[\],]+\.(?:avif|gif|jpe?g|png|svg|webp)\b/gi;
const NAMED_WITH_SPACES = /[(<"']([^()<>"'\n]+\.(?:avif|gif|jpe?g|png|svg|webp))[)>"']/gi;

/**
 * Pictures that no page, post or project names.
 * @param root the project's folder
 * @param pictures those in `public/` and beside posts
 */
export function adviseOnUnused(root: string, pictures: readonly PictureFile[]): Advice[] {
  const named = new Set(ROOMS.flatMap((room) => namesIn(path.join(root, room))));
  return pictures
    .filter(({ file }) => !named.has(file.replace(/^public\/|^content\/blog\//, '')))
    .map(({ file }) => ({ file, words: 'no page shows it: remove it, or show it' }));
}

function namesIn(room: string): string[] {
  if (!existsSync(room)) return [];
  return readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(md|tsx?|css)$/.test(name))
    .map((name) => path.join(room, name))
    .filter((file) => statsOf(file)?.isFile())
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const quoted = [...text.matchAll(NAMED_WITH_SPACES)].map(([, inner = '']) => inner);
      return [...(text.match(NAMED) ?? []), ...quoted].map(withoutStart);
    });
}

/** `/images/a.svg`, `./id/a.jpg` and `/blog/id/a.jpg` as the path below their folder. */
function withoutStart(name: string): string {
  const plain = name.replace(/^(\.{0,2}\/)+(blog\/)?/, '');
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}
