import type { Owner } from '../resume/owner';
import { cvPapers, type CvPaper, type SiteSettings } from '../schema';
import { slugOf } from '../slugs';

export interface CvFile {
  paper: CvPaper;
  /** File name of the download: `john-doe-cv.pdf`, or `john-doe-cv-letter.pdf` for US Letter. */
  name: string;
  /** URL path without the base path, percent-encoded. */
  path: string;
}

interface CvFacts {
  owner: Pick<Owner, 'name'>;
  settings: Pick<SiteSettings, 'cvPaper'>;
}

export const CV_FOLDER = 'cv';

/** The PDF files of the CV, beginning with the owner's paper size; empty if the site has no CV. */
export function cvFiles({ owner, settings: { cvPaper } }: CvFacts): CvFile[] {
  if (!cvPaper) return [];
  const papers = cvPaper === 'letter' ? cvPapers.toReversed() : cvPapers;
  return papers.map((paper) => {
    const name = fileName(owner.name, paper === 'letter' ? '-letter.pdf' : '.pdf');
    return { paper, name, path: `/${CV_FOLDER}/${encodeURIComponent(name)}` };
  });
}

/** Name of the CV as plain text: `john-doe-cv.txt`. */
export const cvTextName = (name: string) => fileName(name, '.txt');

/** URL path of the CV as plain text, without the base path. */
export const cvTextPath = (name: string) => `/${CV_FOLDER}/${encodeURIComponent(cvTextName(name))}`;

const fileName = (name: string, end: string) =>
  [slugOf(name), `cv${end}`].filter(Boolean).join('-');
