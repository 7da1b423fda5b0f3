import { isHttpsUrl } from '../site/schemas/fields';
import { TO_WRITE } from '../site/placeholders';
import type { CareerData } from '../site/types';
import { cutSlug, latinSlug } from '../slugs';
import { emptyCareer } from './answers';
import type { Resume } from './read-resume';
import { skillGroups, type Evidence } from './resume-skills';

/**
 * The career of a résumé.
 * @param today YYYY-MM-DD
 * @param unplaced is given the paths of what has no place
 */
export function careerOf(resume: Resume, today: string, unplaced: string[]): CareerData {
  /** Entries that have a name and a date, which the career asks for; the latest first. */
  const dated = <Entry extends { startDate?: string; endDate?: string }>(
    section: string,
    entries: readonly Entry[],
    name: keyof Entry & string,
  ) =>
    entries
      .flatMap((entry, index) => {
        const { endDate: end, startDate: start = end } = entry;
        if (start && entry[name]) return { ...entry, start, end, title: String(entry[name]) };
        const missing = entry[name] ? 'date' : name;
        unplaced.push(`${section}[${index}]: it has no ${missing}`);
        return [];
      })
      .sort(latestFirst);
  const slugs = new Set<string>();
  const slug = (title: string, section: string) => uniqueSlug(title, section, slugs);
  const work = dated('work', resume.work, 'name');
  const ofEmployer = (name: string) =>
    work.filter(({ title }) => title.toLowerCase() === name.toLowerCase());
  const positions = work
    .filter((job) => ofEmployer(job.title)[0] === job)
    .map(({ title, location, description }) => ({
      slug: slug(title, 'job'),
      employer: { name: title, place: location, blurb: description },
      stays: ofEmployer(title).map(({ position, start, end, ...job }) => ({
        role: position ?? `${TO_WRITE} what you were`,
        ...{ start, end },
        points: textsOf(job),
      })),
    }));
  const ownProjects = dated('projects', resume.projects, 'name');
  const projects = ownProjects.map(({ title, type, description, url, start, end }) => ({
    slug: slug(title, 'project'),
    title,
    kind: type ?? 'project',
    ...{ start, end },
    line: description ?? `${TO_WRITE} what it is, in one line`,
    url: url && isHttpsUrl(url) ? url : undefined,
  }));
  const degrees = dated('education', resume.education, 'institution').map(
    ({ title: place, studyType, area, start, end }) => {
      const degree = degreeOf(studyType, area);
      return { title: degree ?? place, place: degree && place, start, end };
    },
  );
  const certificates = resume.certificates.map((certificate) => ({
    ...certificate,
    startDate: certificate.date,
    endDate: certificate.date,
  }));
  const education = [
    ...degrees,
    ...dated('certificates', certificates, 'name').map(({ title, issuer, start, end }) => ({
      ...{ title, place: issuer, start, end },
      certificate: true,
    })),
  ]
    .sort(latestFirst)
    .map((entry) => ({ slug: slug(entry.place ?? entry.title, 'education'), ...entry }));
  const volunteering = dated('volunteer', resume.volunteer, 'organization').map(
    ({ title, position, start, end, ...work }) => ({
      slug: slug(title, 'volunteering'),
      role: position ?? `${TO_WRITE} what you were`,
      organisation: title,
      ...{ start, end },
      milestones: milestonesOf(textsOf(work)),
    }),
  );
  const evidence: Evidence[] = [
    ...positions.map((position) => ({ slug: position.slug, text: JSON.stringify(position) })),
    ...projects.map((project, index) => ({
      slug: project.slug,
      text: JSON.stringify([project, ownProjects[index]?.keywords]),
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

const latestFirst = (a: { start: string }, b: { start: string }) => b.start.localeCompare(a.start);

/** `Grado, Ingeniería Informática`, without the area where the type of study names it. */
const degreeOf = (studyType?: string, area?: string) =>
  studyType && area && !studyType.toLowerCase().includes(area.toLowerCase())
    ? `${studyType}, ${area}`
    : (studyType ?? area);

const textsOf = ({ summary, highlights }: { summary?: string; highlights: string[] }) =>
  summary ? [summary, ...highlights] : highlights;

const milestonesOf = (texts: string[]) =>
  (texts.length > 0 ? texts : [`${TO_WRITE} what you did`]).map((text) => ({ text }));

function uniqueSlug(title: string, section: string, taken: Set<string>): string {
  const base = cutSlug(latinSlug(title)) || section;
  let slug = base;
  for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`;
  taken.add(slug);
  return slug;
}
