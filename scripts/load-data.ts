import { existsSync, readFileSync } from 'node:fs';
import { dataFiles, type OwnerData } from '@/lib/check/data';
import { RESUME_FILE } from '@/lib/resume/read-resume';
import { explainBrokenFile, isMisencoded } from '@/lib/validation/broken-file';
import { ContentError } from '@/lib/validation/diagnostic';

/**
 * Loads the files of `data/` late, so that errors in them can be explained.
 * @throws ContentError if a file is missing or cannot be read
 */
export async function loadData(): Promise<OwnerData> {
  const missing = dataFiles.filter((file) => !existsSync(file));
  if (missing.length > 0) {
    throw new ContentError(missing.map((file) => explainBrokenFile(file, undefined, '')));
  }
  const { default: resumeFile } = await import('@/data/resume.json', { with: { type: 'json' } });
  const source = readFileSync(RESUME_FILE, 'utf8');
  // Next cannot read JSON with a byte order mark, and other encodings would show wrong letters.
  if (isMisencoded(source)) throw new ContentError([explainBrokenFile(RESUME_FILE, source, '')]);
  return {
    resumeFile,
    ...(await import('@/data/navigation')),
    ...(await import('@/data/site')),
    ...(await import('@/data/strings')),
    ...(await import('@/data/theme')),
    ...(await import('@/data/timeline')),
    ...(await import('@/data/toolkit')),
  };
}
