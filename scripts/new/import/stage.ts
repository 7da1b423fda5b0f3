import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadSiteContent } from '@/app/content';
import { cvSource } from '@/app/cv';
import { renderOptions } from '@/app/render-text';
import { publishedFolders } from '@/lib/content/load';
import type { Diagnostic } from '@/lib/diagnostic';
import { writeFiles } from '@/lib/files/write-files';
import { imagesIn } from '@/lib/images/find-image';
import { checkContent } from '../../check/check-site';
import { findingsOf, inspectText } from '../../check/check-text';
import { loadData } from '../../shared/load-data';
import type { Progress } from '../../shared/progress';
import { type ConvertedPost, filesOf } from './convert-post';
import type { SourceFolder } from './source/folder';

/** The errors of files, by path below the folder of the content. */
export type ErrorsByFile = ReadonlyMap<string, readonly Diagnostic[]>;

/** A copy of the site, on which files are checked before they are written. */
export interface Stage {
  /**
   * Checks posts and their files with the checks that `npm run check` has for content. Those of an earlier call are
   * replaced; a text that did not change is not rendered again.
   * @returns their errors
   */
  check: (posts: readonly ConvertedPost[], folder: SourceFolder) => Promise<ErrorsByFile>;
  remove: () => void;
}

/**
 * Copies a site to a temporary folder.
 * @param folders the folders of its content and of its public files
 * @param progress reports each text and file that is checked
 */
export function stageSite(folders: { content: string; public: string }, progress: Progress): Stage {
  const root = mkdtempSync(path.join(tmpdir(), 'import-'));
  const contentFolder = path.join(root, 'content');
  const publicFolder = path.join(root, 'public');
  copyFolder(folders.content, contentFolder);
  copyFolder(folders.public, publicFolder);
  const inspected = new Map<string, ReturnType<typeof inspectText>>();
  return {
    async check(posts, folder) {
      const names = new Set<string>();
      for (const post of posts) {
        const files = filesOf(post, folder);
        writeFiles(publicFolder, files.public);
        for (const file of writeFiles(contentFolder, files.content)) names.add(file);
      }
      const data = await loadData();
      const content = loadSiteContent({ directory: contentFolder, showUnpublished: false });
      const folders = publishedFolders(contentFolder, undefined, publicFolder);
      const options = { ...renderOptions, findImage: imagesIn(folders) };
      const diagnostics = await checkContent({
        data,
        cv: cvSource(content.shown),
        content,
        contentFolder,
        publicFolder,
        checkers: [
          async (text, images) => {
            const key = `${text.file}\n${text.source}`;
            const known = inspected.get(key) ?? inspectText(text, options);
            inspected.set(key, known);
            return findingsOf(text, await known, images);
          },
        ],
        progress,
      });
      const errors = new Map<string, Diagnostic[]>();
      for (const one of diagnostics) {
        if (one.severity !== 'error' || !names.has(one.file)) continue;
        const file = path.posix.relative(contentFolder, one.file);
        errors.set(file, [...(errors.get(file) ?? []), one]);
      }
      return errors;
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}

function copyFolder(from: string, to: string): void {
  if (existsSync(from)) cpSync(from, to, { recursive: true });
}
