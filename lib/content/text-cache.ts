import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../files/hash';
import { writeFiles } from '../files/write-files';
import { currentLanguage } from '../languages/languages';
import type { Rendered, RenderOptions } from '../markdown/render';

/*
 * A cache of rendered texts. The check of `npm run build` fills it, because it renders every text, and pages and the
 * search read it. Each build has a cache of its own, so that nothing in it can be out of date.
 */

/** The folder of the cache; undefined outside of `npm run build`, where nothing is cached. */
const folder = process.env.TEXT_CACHE;

/** What pages and the search need of a text. */
export interface CachedText extends Rendered {
  /** Its words, for the search. */
  words: string;
}

type Context = Pick<RenderOptions, 'baseUrl' | 'idPrefix'>;

/** Adds a text to the cache of this build, if there is one. */
export function cacheText(source: string, context: Context, text: CachedText): void {
  if (!folder) return;
  writeFiles(folder, { [nameOf(source, context)]: JSON.stringify(text) });
}

/** Returns a text from the cache of this build, if it is there. */
export function cachedText(source: string, context: Context): CachedText | undefined {
  const file = folder && path.join(folder, nameOf(source, context));
  if (!file || !existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')) as CachedText;
}

/** The name of a text's file. Within a build, all other options of rendering are those of app/render-text.ts. */
const nameOf = (source: string, { baseUrl = '', idPrefix = '' }: Context) =>
  `${hashOf(source, baseUrl, idPrefix, currentLanguage ?? '')}.json`;
