/** A day, as YYYY-MM-DD. */
export type Day = `${number}-${number}-${number}`;

/** A month (YYYY-MM), or a year (YYYY) where the month is not known. */
export type CareerDate = `${number}` | `${number}-${number}`;

/** A stretch of time. Both ends are part of it. */
export interface Period {
  start: CareerDate;
  /** Left out: still going on. `unknown`: over, but nobody wrote down when. */
  end?: CareerDate | 'unknown';
}

export type ContractKind = 'internship' | 'permanent contract' | 'short job';

/** One stay at an employer: one role under one contract. */
export interface Stay extends Period {
  role: string;
  contract: ContractKind;
  /** What was done, one short line each. */
  points: readonly string[];
}

/** All stays at one employer, the latest first. */
export interface Position {
  /** Unique in the whole career; the slug of the project page where there is one. */
  slug: string;
  employer: {
    name: string;
    place?: string;
    /** What the employer does, in a few words. */
    blurb?: string;
  };
  stays: readonly Stay[];
}

export interface Education extends Period {
  slug: string;
  title: string;
  place?: string;
  detail: string;
}

export interface Volunteering {
  slug: string;
  role: string;
  organisation: string;
  /** Dated facts, oldest first. */
  milestones: readonly { date: CareerDate; text: string }[];
}

export interface CareerProject extends Period {
  /** The slug of the project page. */
  slug: string;
  title: string;
  kind: 'personal project' | 'freelance project';
  /** What it is, in one line. */
  line: string;
}

/** A skill is either proven by entries of this career, or says why it is not. */
export type Skill = { name: string } & (
  | { evidence: readonly [string, ...string[]]; reason?: never }
  | { evidence?: never; reason: string }
);

export interface SkillGroup {
  label: string;
  skills: readonly Skill[];
}

export interface Availability {
  /** What kind of work is looked for; completes "for …". */
  openTo: string;
  /** The first possible month, or `by agreement`. */
  from: CareerDate | 'by agreement';
  /** The last day on which the statement may be shown without asking the owner again. */
  goodUntil: Day;
}

export interface Career {
  /** The day on which the owner last read all of this; every computed figure counts up to it. */
  updatedOn: Day;
  summary: string;
  positions: readonly Position[];
  projects: readonly CareerProject[];
  education: readonly Education[];
  volunteering: readonly Volunteering[];
  skillGroups: readonly SkillGroup[];
  languages: readonly { name: string; level: string }[];
  /** Left out while the owner is not open to work. */
  availability?: Availability;
}
