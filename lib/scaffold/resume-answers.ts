import { reservedSlugs } from '../content/reserved';
import type { CareerData } from '../site/types';
import type { Answers } from './answers';
import type { readResume, Resume } from './read-resume';
import { careerOf } from './resume-career';
import { ownerOf } from './resume-owner';

/**
 * Maps a résumé to the site's data.
 * @param language of the site (BCP 47)
 * @param today YYYY-MM-DD
 * @param systemZone IANA name of the time zone that the computer is in
 * @returns also the paths of what has no place in the site, some with the reason, and of what only the
 *   page of the first project says
 */
export function resumeAnswers(
  { resume, unplaced: dropped }: ReturnType<typeof readResume>,
  language: string,
  today: string,
  systemZone: string,
) {
  const unplaced: string[] = [];
  const owner = ownerOf(resume, language, systemZone, unplaced);
  const career = careerOf(resume, today, unplaced);
  const ofFirstProject: string[] = [];
  const firstProject = firstProjectOf(resume, career, unplaced, ofFirstProject);
  return {
    ...owner,
    ...{ career, firstProject, ofFirstProject },
    unplaced: [...unplaced, ...dropped].sort(),
  };
}

/** The first project that can have a page. The roles and highlights of others have no place. */
function firstProjectOf(
  { projects }: Resume,
  career: CareerData,
  unplaced: string[],
  placed: string[],
): Answers['firstProject'] {
  const first = career.projects?.find(({ slug }) => !reservedSlugs.has(slug));
  const source = projects.find(
    ({ name, startDate, endDate }) =>
      name === first?.title && (startDate ?? endDate) === first?.start,
  );
  for (const [index, project] of projects.entries()) {
    const paths = project === source ? placed : unplaced;
    if (project.roles.length > 0) paths.push(`projects[${index}].roles`);
    if (project.highlights.length > 0) paths.push(`projects[${index}].highlights`);
  }
  if (!first || !source) return undefined;
  const { roles, highlights } = source;
  return { slug: first.slug, title: first.title, roles, highlights };
}
