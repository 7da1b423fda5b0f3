import type { OwnerData } from '../check/data';

/** Loads the files of `data/` late, because mistakes in them have to be found first. */
export async function loadData(): Promise<OwnerData> {
  const { default: resumeFile } = await import('@/data/resume.json', { with: { type: 'json' } });
  return {
    resumeFile,
    ...(await import('@/data/cvs')),
    ...(await import('@/data/navigation')),
    ...(await import('@/data/site')),
    ...(await import('@/data/strings')),
    ...(await import('@/data/theme')),
    ...(await import('@/data/timeline')),
    ...(await import('@/data/toolkit')),
  };
}
