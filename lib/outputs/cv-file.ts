import { slugOf } from '../slugs';

/** The paper sizes of the CV. */
export const cvPapers = ['a4', 'letter'] as const;
export type CvPaper = (typeof cvPapers)[number];

/** A file of the CV. */
export interface CvFile {
  /** File name of the download: `john-doe-cv.pdf`, or `john-doe-cv-letter.pdf` for US Letter. */
  name: string;
  /** URL path without the base path, percent-encoded. */
  path: string;
}

/**
 * The file name and URL path of the CV in a paper size.
 * @param ownerName the owner's full name, in any script
 */
export function cvFile(paper: CvPaper, ownerName: string): CvFile {
  const words = [slugOf(ownerName), 'cv', paper === 'letter' ? 'letter' : ''];
  const name = `${words.filter(Boolean).join('-')}.pdf`;
  return { name, path: `/cv/${encodeURIComponent(name)}` };
}
