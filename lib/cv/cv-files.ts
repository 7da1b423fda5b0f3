import { currentLanguage } from '../languages/languages';
import type { Owner } from '../resume/owner';
import type { CvPaper, SiteSettings } from '../schema';
import { cvPaper } from '../schema/cvs';
import { slugOf, withoutUmlauts } from '../slugs';

export interface CvFile {
  paper: CvPaper;
  /** File name of the download: `john-doe-cv.pdf`, or `john-doe-cv-front-end-letter.pdf`. */
  name: string;
  /** URL path without the base path, percent-encoded. */
  path: string;
}

interface CvFacts {
  owner: Pick<Owner, 'name'>;
  settings: Pick<SiteSettings, 'cvPaper' | 'language'>;
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
export function pdfFiles(facts: CvFacts, variant?: string): CvFile[] {
  const { options } = cvPaper;
  const papers = facts.settings.cvPaper === 'letter' ? options.toReversed() : options;
  return papers.map((paper) => {
    const name = `${baseName(facts, variant, paper === 'letter' && paper)}.pdf`;
    return { paper, name, path: pathOf(name) };
  });
}

/** Name of the CV as plain text: `john-doe-cv.txt`. */
export const cvTextName = (facts: CvFacts, variant?: string) => `${baseName(facts, variant)}.txt`;

/** Name of the résumé of a variant: `resume-front-end.json`. */
export const variantResumeName = (variant: string) =>
  `${joinNames('resume', variant, suffix)}.json`;

/** URL paths of all files of a CV that the site publishes, without the base path. */
export function cvPaths(facts: CvFacts, variant?: string): string[] {
  const files = cvFiles(facts, variant);
  if (files.length === 0) return [];
  return [
    ...files.map(({ path }) => path),
    pathOf(cvTextName(facts, variant)),
    ...(variant ? [`/${variantResumeName(variant)}`] : []),
  ];
}

const suffix = currentLanguage?.toLowerCase();

const pathOf = (name: string) => `/${CV_FOLDER}/${encodeURIComponent(name)}`;

const baseName = ({ owner, settings }: CvFacts, variant?: string, paper?: string | false) =>
  joinNames(slugOf(withoutUmlauts(owner.name, settings.language)), 'cv', variant, suffix, paper);

const joinNames = (...names: (string | false | undefined)[]) => names.filter(Boolean).join('-');
