import { isHttpsUrl } from '../site/schemas/fields';
import { TO_WRITE } from '../site/placeholders';
import type { CareerData } from '../site/types';
import { latinSlug } from '../slugs';
import { emptyCareer } from './answers';
import type { Resume } from './read-resume';
import { skillGroups, type Evidence } from './resume-skills';

/** Entries that have a name and a date, which the career asks for; the latest first. */
function datedEntries(resume: Resume, unplaced: string[]) {
  const pick = <Entry extends { startDate?: string; endDate?: string }>(
    section: string,
    entries: readonly Entry[],
    name: keyof Entry & string,
  ) =>
    entries
      .flatMap((entry, index) => {
        const start = entry.startDate ?? entry.endDate;
        if (start && entry[name]) return { ...entry, start, title: String(entry[name]) };
        const missing = entry[name] ? 'date' : name;
        unplaced.push(`${section}[${index}]: it has no ${missing}`);
        return [];
      })
      .sort(latestFirst);
  const certificates = resume.certificates.map((certificate) => ({
    ...certificate,
    startDate: certificate.date,
    endDate: certificate.date,
  }));
  return {
    work: pick('work', resume.work, 'name'),
    projects: pick('projects', resume.projects, 'name'),
    education: [
      ...pick('education', resume.education, 'institution').map((entry) => ({
        ...entry,
        certificate: false,
      })),
      ...pick('certificates', certificates, 'name').map(({ title, issuer, ...dates }) => ({
        ...dates,
        title: issuer ?? title,
        studyType: issuer && title,
        area: undefined,
        certificate: true,
      })),
    ].sort(latestFirst),
    volunteer: pick('volunteer', resume.volunteer, 'organization'),
  };
}

const latestFirst = (a: { start: string }, b: { start: string }) =>
  a.start < b.start ? 1 : a.start > b.start ? -1 : 0;

type Entries = ReturnType<typeof datedEntries>;

const period = ({ start, endDate: end }: { start: string; endDate?: string }) => ({ start, end });

/**
 * The career of a résumé.
 * @param today YYYY-MM-DD
 * @param unplaced is given the paths of what has no place
 */
export function careerOf(resume: Resume, today: string, unplaced: string[]): CareerData {
  const entries = datedEntries(resume, unplaced);
  const slugs = new Set<string>();
  const slug = (title: string, section: string) => uniqueSlug(title, section, slugs);
  const positions = employersOf(entries.work).map((jobs) => ({
    slug: slug(jobs[0].title, 'job'),
    employer: { name: jobs[0].title, place: jobs[0].location, blurb: jobs[0].description },
    stays: jobs.map(({ position, summary, highlights, ...dates }) => ({
      role: position ?? `${TO_WRITE} what you were`,
      ...period(dates),
      points: textsOf({ summary, highlights }),
    })),
  }));
  const projects = entries.projects.map(({ title, type, description, url, ...dates }) => ({
    slug: slug(title, 'project'),
    title,
    kind: type ?? 'project',
    ...period(dates),
    line: description ?? `${TO_WRITE} what it is, in one line`,
    url: url && isHttpsUrl(url) ? url : undefined,
  }));
  const education = entries.education.map(({ title, studyType, area, certificate, ...dates }) => ({
    slug: slug(title, 'education'),
    title: degreeOf(studyType, area) ?? title,
    place: studyType || area ? title : undefined,
    ...period(dates),
    certificate: certificate || undefined,
  }));
  const volunteering = entries.volunteer.map((work) => ({
    slug: slug(work.title, 'volunteering'),
    role: work.position ?? `${TO_WRITE} what you were`,
    organisation: work.title,
    ...period(work),
    milestones: milestonesOf(work),
  }));
  const evidence: Evidence[] = [
    ...positions.map((position) => ({ slug: position.slug, text: JSON.stringify(position) })),
    ...projects.map((project, index) => ({
      slug: project.slug,
      text: JSON.stringify([project, entries.projects[index]?.keywords]),
    })),
  ];
  const groups = skillGroups(resume.skills, evidence);
  const skills = groups.flatMap((group) => group.skills.map(({ name }) => name.toLowerCase()));
  for (const [index, { keywords }] of resume.projects.entries()) {
    const others = keywords.filter((keyword) => !skills.includes(keyword.toLowerCase()));
    if (others.length === 0) continue;
    unplaced.push(`projects[${index}].keywords, without a skill: ${others.join(', ')}`);
  }
  const { summary } = resume.basics;
  return {
    ...emptyCareer(today),
    ...(summary && { summary }),
    positions,
    projects,
    education,
    volunteering,
    skillGroups: groups,
    languages: resume.languages.flatMap(({ language, fluency }) =>
      language ? { name: language, level: fluency ?? `${TO_WRITE} how well` } : [],
    ),
  };
}

/** `Grado, Ingeniería Informática`, without the area where the type of study names it. */
const degreeOf = (studyType?: string, area?: string) =>
  studyType && area && !studyType.toLowerCase().includes(area.toLowerCase())
    ? `${studyType}, ${area}`
    : (studyType ?? area);

/** Jobs by employer, in the order of the latest of each. */
function employersOf(work: Entries['work']) {
  type Job = Entries['work'][number];
  const employers = new Map<string, [Job, ...Job[]]>();
  for (const job of work) {
    const key = job.title.toLowerCase();
    const known = employers.get(key);
    if (known) known.push(job);
    else employers.set(key, [job]);
  }
  return [...employers.values()];
}

const textsOf = ({ summary, highlights }: { summary?: string; highlights: string[] }) =>
  summary ? [summary, ...highlights] : highlights;

const milestonesOf = (work: Entries['volunteer'][number]) => {
  const texts = textsOf(work);
  return (texts.length > 0 ? texts : [`${TO_WRITE} what you did`]).map((text) => ({ text }));
};

const LONGEST_SLUG = 60;

function uniqueSlug(title: string, section: string, taken: Set<string>): string {
  const base = latinSlug(title).slice(0, LONGEST_SLUG).replace(/-$/, '') || section;
  let slug = base;
  for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`;
  taken.add(slug);
  return slug;
}
