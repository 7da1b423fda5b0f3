import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../files/hash';
import { writeFiles } from '../files/write-files';
import { currentLanguage } from '../languages/languages';
import type { Rendered, RenderOptions } from '../markdown/render';

/*
 * The check renders every text. In `npm run build`, pages and the search read what it has rendered from a folder that
 * is made anew for each build, so that nothing in it can be out of date.
 */

/** The folder of this build; undefined outside of `npm run build`, where texts are rendered when they are needed. */
const folder = process.env.RENDERED_TEXTS;

/** What pages and the search need of a text. */
export interface RenderedText extends Rendered {
  /** Its words, for the search. */
  words: string;
}

type Context = Pick<RenderOptions, 'baseUrl' | 'idPrefix'>;

/** Keeps a rendered text for the next steps of a build. */
export function keepText(source: string, context: Context, text: RenderedText) {
  if (!folder) return;
  writeFiles(folder, { [nameOf(source, context)]: JSON.stringify(text) });
}

/** Returns a text that an earlier step of the build has rendered, if it has. */
export function keptText(source: string, context: Context): RenderedText | undefined {
  const file = folder && path.join(folder, nameOf(source, context));
  if (!file || !existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')) as RenderedText;
}

/** The name of a text's file: a hash of all that its HTML depends on within a build. */
const nameOf = (source: string, { baseUrl = '', idPrefix = '' }: Context) =>
  `${hashOf(source, baseUrl, idPrefix, currentLanguage ?? '')}.json`;
