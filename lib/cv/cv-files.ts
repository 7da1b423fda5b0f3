import { currentLanguage } from '../languages/languages';
import type { Owner } from '../resume/owner';
import type { CvPaper, SiteSettings } from '../schema';
import { cvPaper } from '../schema/cvs';
import { slugOf, withoutUmlauts } from '../slugs';

export interface CvFile {
  /** A PDF by its paper, or a Word file. */
  format: CvPaper | 'word';
  /** File name of the download: `john-doe-cv.pdf`, `john-doe-cv-front-end-letter.pdf` or `john-doe-cv.docx`. */
  name: string;
  /** URL path without the base path, percent-encoded. */
  path: string;
}

interface CvFacts {
  owner: Pick<Owner, 'name'>;
  settings: Pick<SiteSettings, 'cvPaper' | 'cvWord' | 'language'>;
}

export const CV_FOLDER = 'cv';

/** The folder of CVs that are not published: `out-cvs`. */
export const unlistedFolder = (out: string) => `${out}-cvs`;

/**
 * The files of the CV that the site publishes: PDFs, beginning with the owner's paper size, and Word; empty if the site
 * has no CV.
 * @param variant name of a listed variant
 */
export const cvFiles = (facts: CvFacts, variant?: string): CvFile[] =>
  facts.settings.cvPaper ? allCvFiles(facts, variant) : [];

/** The files of a CV, published or not. */
export function allCvFiles(facts: CvFacts, variant?: string): CvFile[] {
  const { options } = cvPaper;
  const { cvPaper: first, cvWord = true } = facts.settings;
  const papers = first === 'letter' ? options.toReversed() : options;
  const file = (format: CvFile['format'], name: string) => ({ format, name, path: pathOf(name) });
  return [
    ...papers.map((paper) =>
      file(paper, `${baseName(facts, variant, paper === 'letter' && paper)}.pdf`),
    ),
    ...(cvWord ? [file('word', `${baseName(facts, variant)}.docx`)] : []),
  ];
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
