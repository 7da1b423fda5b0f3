import type { Answers, KnownOwner } from './answers';
import type { Resume } from './read-resume';
import { careerOf } from './resume-career';
import { ownerOf } from './resume-owner';

/** What a résumé says of its owner. */
export interface ResumeAnswers extends Pick<Answers, 'career'> {
  owner: KnownOwner;
  /** The paths of what has no place in the site, some with the reason. */
  unplaced: string[];
}

/**
 * Maps a résumé to the site's data.
 * @param today YYYY-MM-DD
 * @param systemZone IANA name of the time zone that the computer is in
 */
export function resumeAnswers(resume: Resume, today: string, systemZone: string): ResumeAnswers {
  const unplaced: string[] = [];
  const owner = ownerOf(resume.basics, systemZone, unplaced);
  const career = careerOf(resume, today, unplaced);
  const all = [...unplaced, ...pathsWithoutPlace(resume)];
  return { owner, career, unplaced: all.sort((a, b) => importance(a) - importance(b)) };
}

/** The sections of a résumé, those first that an owner would miss most. */
const sections = [
  ...['awards', 'publications', 'references', 'work', 'projects', 'volunteer'],
  ...['certificates', 'education', 'skills', 'languages', 'interests', 'basics'],
];

const importance = (path: string) => sections.indexOf(/^\w+/.exec(path)?.[0] ?? '');

/** The paths of a résumé that have a place, and those that say nothing of the owner. */
const placed = new Set([
  ...['$schema', 'meta'],
  ...['name', 'label', 'email', 'url', 'summary'].map((field) => `basics.${field}`),
  ...['city', 'region', 'countryCode'].map((field) => `basics.location.${field}`),
  ...['network', 'url', 'username'].map((field) => `basics.profiles[].${field}`),
  ...['name', 'position', 'location', 'description', 'summary', 'startDate', 'endDate'].map(
    (field) => `work[].${field}`,
  ),
  'work[].highlights',
  ...['organization', 'position', 'summary', 'startDate', 'endDate', 'highlights'].map(
    (field) => `volunteer[].${field}`,
  ),
  ...['institution', 'area', 'studyType', 'startDate', 'endDate'].map(
    (field) => `education[].${field}`,
  ),
  ...['name', 'issuer', 'date'].map((field) => `certificates[].${field}`),
  ...['name', 'description', 'type', 'startDate', 'endDate', 'keywords', 'url'].map(
    (field) => `projects[].${field}`,
  ),
  ...['name', 'keywords'].map((field) => `skills[].${field}`),
  ...['language', 'fluency'].map((field) => `languages[].${field}`),
]);

/** The shortest paths below a value of which nothing has a place. */
function pathsWithoutPlace(value: unknown, path = ''): string[] {
  const pattern = path.replace(/\[\d+\]/g, '[]');
  if (placed.has(pattern) || (Array.isArray(value) && value.length === 0)) return [];
  const hasPlaces = [...placed].some((known) => known.startsWith(pattern));
  if (typeof value !== 'object' || value === null || !hasPlaces) return [path];
  return Object.entries(value).flatMap(([key, child]) =>
    pathsWithoutPlace(
      child,
      Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key,
    ),
  );
}
