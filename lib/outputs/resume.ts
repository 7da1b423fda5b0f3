import type { Period } from '../career/periods';
import type { Content } from '../content/model';
import { outputFiles, pageRoute } from '../urls';
import { placeOf } from './place';
import { publishedOwner } from './published-owner';
import type { Source } from './source';

/**
 * The career as JSON Resume 1.0: https://docs.jsonresume.org/schema
 * @param projects the published projects; projects of the career link to their pages
 */
export function toResume(
  { projects }: Pick<Content, 'projects'>,
  { site: { owner, career, settings }, url: urlOf }: Source,
) {
  const pages = projects.map((project) => project.slug);
  const { name, role, location, email, url, profiles } = publishedOwner(owner, urlOf('/'));
  const certificates = career.education.filter(({ certificate }) => certificate);
  const degrees = career.education.filter(({ certificate }) => !certificate);
  const { city, code } = placeOf(location, settings.language);
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name,
      label: role,
      ...(email && { email }),
      ...(url && { url }),
      summary: career.summary,
      location: { ...(city && { city }), ...(code && { countryCode: code }) },
      profiles,
    },
    work: career.positions.flatMap(({ employer, stays }) =>
      stays.map((stay) => ({
        name: employer.name,
        ...(employer.place && { location: employer.place }),
        ...(employer.blurb && { description: employer.blurb }),
        position: stay.role,
        ...dates(stay),
        ...(stay.contract && { summary: stay.contract }),
        highlights: stay.points,
      })),
    ),
    volunteer: career.volunteering.map(({ organisation, role, start, end, milestones }) => ({
      organization: organisation,
      position: role,
      ...dates({ start: start ?? milestones.find(({ date }) => date)?.date, end }),
      highlights: milestones.map(({ date, text }) => (date ? `${date}: ${text}` : text)),
    })),
    education: degrees.map(({ title, place, detail, ...period }) => ({
      ...(place && { institution: place }),
      studyType: title,
      ...(detail && { area: detail }),
      ...dates(period),
    })),
    certificates: certificates.map(({ title, place, start }) => ({
      name: title,
      ...(place && { issuer: place }),
      date: start,
    })),
    skills: career.skillGroups.map(({ label, skills }) => ({
      name: label,
      keywords: skills.map(({ name }) => name),
    })),
    languages: career.languages.map(({ name, level }) => ({ language: name, fluency: level })),
    projects: career.projects.map(({ slug, title, kind, line, url: elsewhere, ...period }) => ({
      name: title,
      description: line,
      type: kind,
      ...(elsewhere && { url: elsewhere }),
      ...(pages.includes(slug) && { url: urlOf(pageRoute(slug)) }),
      ...dates(period),
    })),
    meta: {
      canonical: urlOf(outputFiles.resume),
      version: 'v1.0.0',
      lastModified: `${career.updatedOn}T00:00:00Z`,
    },
  };
}

/** In JSON Resume the end date is omitted for current periods, and here for unknown ends too. */
const dates = ({ start, end }: Partial<Period>) => ({
  ...(start && { startDate: start }),
  ...(end && end !== 'unknown' && { endDate: end }),
});
