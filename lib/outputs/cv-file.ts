import { slugOf } from '../slugs';

/** The paper sizes that the CV is made in. */
export const cvPapers = ['a4', 'letter'] as const;
export type CvPaper = (typeof cvPapers)[number];

/** A file of the CV: the name under which it is saved, and its path on the site. */
export interface CvFile {
  /** `john-doe-cv.pdf`; in US Letter `john-doe-cv-letter.pdf`. */
  name: string;
  /** Root-relative, without the base path, safe to put into `href`. */
  path: string;
}

/**
 * Where the CV of a paper size is found.
 * @param ownerName the owner's full name, in any script
 */
export function cvFile(paper: CvPaper, ownerName: string): CvFile {
  const words = [slugOf(ownerName), 'cv', paper === 'letter' ? 'letter' : ''];
  const name = `${words.filter(Boolean).join('-')}.pdf`;
  return { name, path: `/cv/${encodeURIComponent(name)}` };
}
