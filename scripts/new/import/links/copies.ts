import path from 'node:path';
import { latinSlug } from '@/lib/slugs';
import { decode } from '@/lib/urls';
import type { FileSource } from '../convert-post';

/** The files that are copied to a folder. */
export interface Copies {
  files: ReadonlyMap<string, FileSource>;
  /** Copies a file once, under a legal name, which it returns with its folder. */
  copy: (name: string, source: FileSource) => string;
}

/** Collects the files that are copied to a folder. */
export function copies(folder: string): Copies {
  const files = new Map<string, FileSource>();
  const names = new Map<string, string>();
  return {
    files,
    copy(name, source) {
      const known = names.get(source.from);
      if (known) return known;
      const { name: bare, ext } = path.posix.parse(name);
      const base = latinSlug(decode(bare)).slice(0, 100) || 'file';
      let target = `${folder}/${base}${ext.toLowerCase()}`;
      for (let number = 2; files.has(target); number++) {
        target = `${folder}/${base}-${number}${ext.toLowerCase()}`;
      }
      files.set(target, source);
      names.set(source.from, target);
      return target;
    },
  };
}
