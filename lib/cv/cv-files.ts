import { currentLanguage } from '../languages/languages';
import type { Owner } from '../resume/owner';
import { cvPapers, type CvPaper, type SiteSettings } from '../schema';
import { slugOf } from '../slugs';

export interface CvFile {
  paper: CvPaper;
  /** File name of the download: `john-doe-cv.pdf`, or `john-doe-cv-front-end-letter.pdf`. */
  name: string;
  /** URL path without the base path, percent-encoded. */
  path: string;
}

interface CvFacts {
  owner: Pick<Owner, 'name'>;
  settings: Pick<SiteSettings, 'cvPaper'>;
}

export const CV_FOLDER = 'cv';

/** The folder of CVs that are not published: `out-cvs`. */
export const unlistedFolder = (out: string) => `${out}-cvs`;

/**
 * The PDF files of the CV that the site publishes, beginning with the owner's paper size; empty if the site has no CV.
 * @param variant name of a listed variant
 */
export const cvFiles = (facts: CvFacts, variant?: string): CvFile[] =>
  facts.settings.cvPaper ? pdfFiles(facts, variant) : [];

/** The PDF files of a CV, published or not. */
export function pdfFiles({ owner, settings: { cvPaper } }: CvFacts, variant?: string): CvFile[] {
  const papers = cvPaper === 'letter' ? cvPapers.toReversed() : cvPapers;
  return papers.map((paper) => {
    const name = `${baseName(owner.name, variant, paper === 'letter' && paper)}.pdf`;
    return { paper, name, path: pathOf(name) };
  });
}

/** Name of the CV as plain text: `john-doe-cv.txt`. */
export const cvTextName = (name: string, variant?: string) => `${baseName(name, variant)}.txt`;

/** Name of the résumé of a variant: `resume-front-end.json`. */
export const variantResumeName = (variant: string) =>
  `${joinNames('resume', variant, language)}.json`;

/** URL paths of all files of a CV that the site publishes, without the base path. */
export function cvPaths(facts: CvFacts, variant?: string): string[] {
  const files = cvFiles(facts, variant);
  if (files.length === 0) return [];
  return [
    ...files.map(({ path }) => path),
    pathOf(cvTextName(facts.owner.name, variant)),
    ...(variant ? [`/${variantResumeName(variant)}`] : []),
  ];
}

const language = currentLanguage?.toLowerCase();

const pathOf = (name: string) => `/${CV_FOLDER}/${encodeURIComponent(name)}`;

const baseName = (name: string, variant?: string, paper?: string | false) =>
  joinNames(slugOf(name), 'cv', variant, language, paper);

const joinNames = (...names: (string | false | undefined)[]) => names.filter(Boolean).join('-');
