import { reservedSlugs } from '../content/reserved';
import type { CareerData } from '../site/types';
import type { Answers, KnownOwner } from './answers';
import type { ReadResume, Resume } from './read-resume';
import { careerOf } from './resume-career';
import { ownerOf } from './resume-owner';

/** What a résumé says of its owner. */
export interface ResumeAnswers extends Pick<Answers, 'career' | 'firstProject'> {
  owner: KnownOwner;
  /** The paths of what has no place in the site, some with the reason. */
  unplaced: string[];
}

/**
 * Maps a résumé to the site's data.
 * @param today YYYY-MM-DD
 * @param systemZone IANA name of the time zone that the computer is in
 */
export function resumeAnswers(
  { resume, unplaced: dropped }: ReadResume,
  today: string,
  systemZone: string,
): ResumeAnswers {
  const unplaced: string[] = [];
  const owner = ownerOf(resume.basics, systemZone, unplaced);
  const career = careerOf(resume, today, unplaced);
  const firstProject = firstProjectOf(resume, career, unplaced);
  return { owner, career, firstProject, unplaced: [...unplaced, ...dropped].sort() };
}

/** The first project that can have a page. The roles and highlights of others have no place. */
function firstProjectOf(
  { projects }: Resume,
  career: CareerData,
  unplaced: string[],
): Answers['firstProject'] {
  const first = career.projects?.find(({ slug }) => !reservedSlugs.has(slug));
  const source = projects.find(
    ({ name, startDate, endDate }) =>
      name === first?.title && (startDate ?? endDate) === first?.start,
  );
  for (const [index, project] of projects.entries()) {
    if (project === source) continue;
    if (project.roles.length > 0) unplaced.push(`projects[${index}].roles`);
    if (project.highlights.length > 0) unplaced.push(`projects[${index}].highlights`);
  }
  if (!first || !source) return undefined;
  const { roles, highlights } = source;
  return { slug: first.slug, title: first.title, roles, highlights };
}
