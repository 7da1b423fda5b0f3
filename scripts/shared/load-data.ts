/** The exports of the files in `data/`. */
export type OwnerData = Awaited<ReturnType<typeof loadData>>;

/** Loads the files of `data/` late, because mistakes in them have to be found first. */
export async function loadData() {
  const { default: resume } = await import('@/data/resume.json', { with: { type: 'json' } });
  return {
    resumeFile: resume as unknown,
    ...(await import('@/data/cvs')),
    ...(await import('@/data/navigation')),
    ...(await import('@/data/site')),
    ...(await import('@/data/strings')),
    ...(await import('@/data/theme')),
    ...(await import('@/data/timeline')),
    ...(await import('@/data/toolkit')),
  };
}
