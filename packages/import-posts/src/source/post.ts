import type { Fields } from './fields';
import { languageTag } from './values';

/** A post of another site, as it was read. */
export interface RawPost {
  /** Its path in the folder. */
  file: string;
  /** The name of its file or folder, without date and extension. */
  name: string;
  /** The day in its path, YYYY-MM-DD. */
  dayInPath?: string | undefined;
  /** Its language (BCP 47); empty if nothing tells it. */
  language: string;
  /** The folders above it. */
  sections: readonly string[];
  fields: Fields;
  /** Its front matter, by name. */
  frontMatter: Readonly<Record<string, unknown>>;
  body: string;
  /** Front matter that could not be read. */
  unread?: string | undefined;
}

/** The date in a path: 2021-08-26-name, 2021/08/26/name, 2021/08-26-name. */
const DATED = /(?:^|\/)(\d{4})[-_/](\d{1,2})[-_/](\d{1,2})(?:[-_/](.+))?$/;

/** Reads the name and the day in a path: `posts/2021-08-26-name.md`, `posts/name/index.md`. */
export function readPath(file: string): Pick<RawPost, 'name' | 'dayInPath' | 'sections'> {
  // page.fr.md
  const bare = file
    .replace(/\.\w+$/, '')
    .replace(/\.([\w-]+)$/, (end, text: string) => (languageTag(text) ? '' : end));
  const [, year = '', month = '', day = '', rest] = DATED.exec(bare) ?? [];
  const dayInPath = year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const isIndex = (name: string) => /^_?(index|readme|page)$/i.test(name);
  const parts = (rest && !isIndex(rest) ? rest : bare.replace(DATED, `/${rest ?? ''}`))
    .split('/')
    .filter(Boolean);
  const named = parts.findLastIndex((part) => !isIndex(part));
  const folders = bare.split('/').slice(0, -1);
  const inFolder = isIndex(parts.at(-1) ?? '');
  return {
    name: parts[named] ?? 'index',
    dayInPath: dayInPath || undefined,
    sections: inFolder ? folders.slice(0, -1) : folders,
  };
}
