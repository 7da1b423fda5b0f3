import type { Site } from '../site';
import { slugOf } from '../slugs';

/** The paper sizes of the CV. */
export const cvPapers = ['a4', 'letter'] as const;
export type CvPaper = (typeof cvPapers)[number];

/** A file of the CV. */
export interface CvFile {
  paper: CvPaper;
  /** File name of the download: `john-doe-cv.pdf`, or `john-doe-cv-letter.pdf` for US Letter. */
  name: string;
  /** URL path without the base path, percent-encoded. */
  path: string;
}

/** The files of the CV, that of the owner's paper first; none if the CV is disabled. */
export function cvFiles({ owner, settings }: Pick<Site, 'owner' | 'settings'>): CvFile[] {
  if (!settings.pages.cv) return [];
  const papers = settings.cvPaper === 'letter' ? cvPapers.toReversed() : cvPapers;
  return papers.map((paper) => {
    const words = [slugOf(owner.name), 'cv', paper === 'letter' ? 'letter' : ''];
    const name = `${words.filter(Boolean).join('-')}.pdf`;
    return { paper, name, path: `/cv/${encodeURIComponent(name)}` };
  });
}
