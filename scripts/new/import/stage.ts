import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cvSource, loadSiteContent } from '@/app/content';
import { renderOptions } from '@/app/render-options';
import { checkSite } from '@/lib/check/check-site';
import { checkData } from '@/lib/check/data';
import { publishedFolders } from '@/lib/content/load';
import type { Diagnostic } from '@/lib/diagnostic';
import { writeFiles } from '@/lib/files/write-files';
import { asImage, imageFinder } from '@/lib/images/find-image';
import type { Progress } from '@/lib/progress';
import { loadData } from '../../load-data';

/**
 * Checks files before they are written, on a copy of the content, with all checks of `npm run check`.
 * @param contentFolder the folder of the content
 * @param files texts and bytes by path below it
 * @param progress reports each text and file
 * @returns the errors in these files, drafts included, by path below the folder of the content
 */
export async function checkStaged(
  contentFolder: string,
  files: Readonly<Record<string, string | Uint8Array>>,
  progress: Progress,
): Promise<Map<string, Diagnostic[]>> {
  const stage = mkdtempSync(path.join(tmpdir(), 'import-'));
  try {
    if (existsSync(contentFolder)) cpSync(contentFolder, stage, { recursive: true });
    writeFiles(stage, files);
    const data = await loadData();
    const content = loadSiteContent({ directory: stage, showUnpublished: false });
    const findImage = imageFinder(publishedFolders(stage));
    const diagnostics = await checkSite({
      data,
      dataDiagnostics: checkData(data),
      cv: cvSource(content.published),
      content,
      contentFolder: stage,
      renderOptions: { ...renderOptions, findImage: (url) => asImage(findImage(url)) },
      progress,
    });
    const errors = new Map<string, Diagnostic[]>();
    for (const one of diagnostics) {
      const file = path.posix.relative(stage, one.file);
      if (one.severity !== 'error' || !Object.hasOwn(files, file)) continue;
      errors.set(file, [...(errors.get(file) ?? []), one]);
    }
    return errors;
  } finally {
    rmSync(stage, { recursive: true });
  }
}
