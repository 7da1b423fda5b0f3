/** The papers of the CV. */
export const cvPapers = ['a4', 'letter'] as const;

export type CvPaper = (typeof cvPapers)[number];

/** A section of the résumé, named as in JSON Resume. */
export type SectionName =
  | 'work'
  | 'volunteer'
  | 'projects'
  | 'skills'
  | 'education'
  | 'certificates'
  | 'awards'
  | 'publications'
  | 'languages'
  | 'interests'
  | 'references';

/** A CV of `data/cvs.ts`, for one kind of job. What it does not mention is as in the résumé. */
export interface CvVariant {
  /** Part of the names of its files: `john-doe-cv-front-end.pdf`. */
  name: string;
  /** What the CV is for. The about page shows it if the variant is listed. */
  label: string;
  /** Whether the about page offers it. By default, only the owner gets it, in out-cvs/. */
  listed?: boolean | undefined;
  /** Replaces fields of `basics` of the résumé. */
  basics?: { label?: string | undefined; summary?: string | undefined } | undefined;
  /** The sections to show, in order. By default those of the CV. */
  sections?: readonly SectionName[] | undefined;
  /** Names or keywords of entries that come first in their sections, in this order. */
  first?: readonly string[] | undefined;
  /** Entries of which only the first lines stay. */
  shorten?: readonly string[] | undefined;
  /** Entries that are left out. A keyword of a group of skills leaves out this skill alone. */
  leaveOut?: readonly string[] | undefined;
  /** How many highlights each entry has at most: a number for all, or numbers by name or keyword. */
  highlights?: number | Readonly<Record<string, number>> | undefined;
  /** How many pages it has at most. */
  pages?: 1 | 2 | undefined;
}
