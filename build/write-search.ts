import path from 'node:path';
import type { Content } from '@/lib/content/load';
import { hashOf } from '@/lib/hash';
import { buildIndex } from '@/lib/search/build-index';
import { SEARCH_MANIFEST, type SearchManifest } from '@/lib/search/model';
import { searchDocuments } from '@/lib/search/search-documents';
import type { Strings } from '@/data/strings';
import { writeFiles } from './write-files';

/**
 * Writes the search index. The name of its folder is a hash of its files, so browsers may cache them
 * for ever.
 * @param content the published content
 * @param words the words for kinds and dates of pages
 * @param out folder of the export
 * @returns number of indexed pages, and size of the index in bytes
 */
export function writeSearch(
  content: Content,
  words: Pick<Strings, 'search' | 'dates'>,
  out: string,
): { count: number; bytes: number } {
  const { manifest, files } = buildIndex(searchDocuments(content, words));
  const folder = `${path.posix.dirname(SEARCH_MANIFEST)}/${hashOf(JSON.stringify([manifest, ...files]))}`;
  const texts = {
    [SEARCH_MANIFEST]: JSON.stringify({ folder, ...manifest } satisfies SearchManifest),
    ...Object.fromEntries([...files].map(([name, text]) => [`${folder}/${name}`, text])),
  };
  writeFiles(out, texts);
  const bytes = Object.values(texts).reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  return { count: manifest.count, bytes };
}
