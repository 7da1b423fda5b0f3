import type { Strings } from '@/data/strings';
import type { Section } from '../cv/sections';
import type { Contribution, Repository } from '../schema/github';
import type { Resume } from './resume';

/** The name of the repository that a URL of GitHub leads to, such as `ada/engine`. */
export const repositoryName = (url: string): string | undefined =>
  /^https:\/\/github\.com\/([\w.-]+\/[\w.-]+?)(?:\.git)?(?:[/?#]|$)/.exec(url)?.[1];

/** The facts of a repository that a project shows: `120 stars · Rust · MIT · v1.2 (May 2026)`. */
export function repositoryFacts(
  { stars, language, license, release }: Repository,
  { project, dates }: Pick<Strings, 'project' | 'dates'>,
): string {
  const released = release && `${release.name} (${dates.date(month(release.date))})`;
  return [stars > 0 && project.stars(stars), language, license, released]
    .filter(Boolean)
    .join(' · ');
}

/** The section of contributions to the code of others; undefined if there are none. */
export const openSourceSection = (
  contributions: readonly Contribution[],
  { cv, dates, joined, project }: Strings,
): Section | undefined =>
  contributions.length === 0
    ? undefined
    : {
        name: 'openSource',
        heading: cv.openSource,
        type: 'entries',
        entries: contributions.map(({ title, url, repository, stars, date }) => ({
          title,
          url,
          details: joined([repository, project.stars(stars)]),
          period: dates.date(month(date)),
          paragraphs: [],
          points: [],
          keywords: [],
          positions: [],
        })),
      };

/** Adds contributions to the projects of a résumé, as one of them: so they are in the CV, and variants know its name. */
export function withOpenSource(
  resume: Resume,
  contributions: readonly Contribution[],
  { cv, dates }: Strings,
): Resume {
  if (contributions.length === 0) return resume;
  const highlights = contributions.map(
    ({ title, repository, date }) => `${title} (${repository}, ${dates.date(month(date))})`,
  );
  const project = { name: cv.openSource, highlights, keywords: [], roles: [] };
  return { ...resume, projects: [...resume.projects, project] };
}

const month = (day: string) => day.slice(0, 'YYYY-MM'.length);
