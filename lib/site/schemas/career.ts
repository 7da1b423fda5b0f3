import { z } from 'zod';
import { datePattern, isInOrder, type Period } from '../../career/periods';
import { slugPattern } from '../../urls';
import { httpsUrl, isoDay, line, listOf, matching, text } from './fields';

const DATE = 'YYYY-MM with a month from 01 to 12, or YYYY where the month is not known';

const slug = matching('lower-case letters and digits joined by single hyphens', slugPattern);

const date = matching(DATE, datePattern);

const day = isoDay('a day as YYYY-MM-DD');

/** An optional list; empty by default. */
const list = <T extends z.ZodType>(item: T, expected: string) =>
  z.array(item, { error: expected }).default([]);

const period = {
  start: date,
  /** Omitted for a current period. `unknown` means that it is over, but the end is not recorded. */
  end: z.union([date, z.literal('unknown')], { error: `${DATE}, or "unknown"` }).optional(),
};

const endAfterStart = z.superRefine<Partial<Period>>(({ start, end }, { addIssue }) => {
  if (end === undefined || (start && isInOrder({ start, end }))) return;
  const message = start
    ? `an end that is not before the start, ${start}`
    : 'nothing, or "start" beside it';
  addIssue({ code: 'custom', path: ['end'], input: end, message });
});

/** One stay with an employer: one role under one contract. */
const stay = z
  .strictObject({
    role: line('what the owner was'),
    contract: line('the kind of contract, such as internship').optional(),
    ...period,
    /** Tasks and achievements, one short line each. */
    points: list(line('something that was done'), 'a list of what was done'),
  })
  .check(endAfterStart);

/** All stays with one employer, the latest first. */
const position = z.strictObject({
  /** Unique in the whole career. If there is a project page about the position, its slug. */
  slug,
  employer: z.strictObject(
    {
      name: line('the name of the employer'),
      place: line('where the employer is').optional(),
      blurb: line('what the employer does, in a few words').optional(),
    },
    { error: 'an employer with its name' },
  ),
  stays: listOf(stay, 'a list of stays, at least one'),
});

const project = z
  .strictObject({
    /** The slug of the project's page, if it has one. */
    slug,
    title: line('the name of the project'),
    kind: line('the kind of project, such as freelance project'),
    ...period,
    line: line('what it is, in one line'),
    /** Where it is, for the CV of a project that has no page. */
    url: httpsUrl('a URL that begins with https://').optional(),
  })
  .check(endAfterStart);

const education = z
  .strictObject({
    slug,
    title: line('the name of the degree or course'),
    place: line('where it was').optional(),
    ...period,
    detail: line('what it was about, in one line').optional(),
    /** Whether it is a certificate, and not a degree or course. `place` is who issued it. */
    certificate: z.boolean({ error: 'true or false' }).optional(),
  })
  .check(endAfterStart);

const volunteering = z
  .strictObject({
    slug,
    role: line('what the owner was'),
    organisation: line('the name of the organisation'),
    /** Left out where the dates of the milestones say enough. */
    start: date.optional(),
    end: period.end,
    /** What was done, oldest first, with a date where it happened at one. */
    milestones: listOf(
      z.strictObject({ date: date.optional(), text: line('what happened') }),
      'a list of milestones, at least one',
    ),
  })
  .check(endAfterStart);

const skill = z.strictObject({
  name: line('the name of the skill'),
  /** The entries of the career that prove it, which give its years in the CV. */
  evidence: listOf(slug, 'a list of slugs, at least one').optional(),
});

const availability = z.strictObject(
  {
    /** The kind of work that the owner looks for. Completes "for …". */
    openTo: line('what kind of work the owner looks for'),
    from: z.union([date, day, z.enum(['now', 'by agreement'])], {
      error: `${DATE}, YYYY-MM-DD, "now" or "by agreement"`,
    }),
    /** The last day on which the site shows the availability. */
    goodUntil: day,
  },
  { error: 'what the owner is open to, from when, and until when that holds' },
);

/** The lists of a career without entries. */
export const noEntries = {
  positions: [],
  projects: [],
  education: [],
  volunteering: [],
  skillGroups: [],
  languages: [],
};

/** The schema of `data/career.ts`. The latest entries of each list come first. */
export const careerSchema = z
  .strictObject({
    /** The day of the owner's last review. Current periods are counted up to this day. */
    updatedOn: day,
    summary: text('the career in one or two sentences'),
    positions: list(position, 'a list of positions'),
    projects: list(project, 'a list of projects'),
    education: list(education, 'a list of degrees and courses'),
    volunteering: list(volunteering, 'a list of voluntary work'),
    skillGroups: list(
      z.strictObject({
        label: line('the name of the group'),
        skills: listOf(skill, 'a list of skills, at least one'),
      }),
      'a list of groups of skills',
    ),
    languages: list(
      z.strictObject({
        name: line('the name of the language'),
        level: line('how well'),
        /** Text of the contact page instead of the name. */
        short: line('a few words, such as "some Korean"').optional(),
      }),
      'a list of languages',
    ),
    /** Omitted while the owner is not open to work. */
    availability: availability.optional(),
  })
  .superRefine(({ availability, updatedOn }, { addIssue }) => {
    const { goodUntil = updatedOn } = availability ?? {};
    if (goodUntil >= updatedOn) return;
    const message = `a day that is not before updatedOn, ${updatedOn}`;
    addIssue({ code: 'custom', path: ['availability', 'goodUntil'], input: goodUntil, message });
  });

/** The parsed career, with empty lists for omitted ones. */
export type Career = z.output<typeof careerSchema>;

/** The career as the owner writes it. */
export type CareerData = z.input<typeof careerSchema>;

export type Skill = z.output<typeof skill>;

export type Availability = z.output<typeof availability>;
