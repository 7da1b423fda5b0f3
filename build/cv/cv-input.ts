import { renderSVG } from 'uqr';
import { availabilityText } from '@/lib/career/availability';
import { formatDate, formatPeriod } from '@/lib/career/periods';
import { patternOf } from '@/lib/pattern/pattern';
import { patternSvg } from '@/lib/pattern/pattern-svg';
import { formatSkillYears } from '@/lib/career/skills';
import type { CvPaper } from '@/lib/outputs/cv-file';
import { publishedOwner } from '@/lib/outputs/published-owner';
import { pageRoute } from '@/lib/urls';
import { ownerFacts } from '@/lib/site/read-site';
import { listComma } from '@/lib/site/list-comma';
import { zoneName } from '@/lib/site/zone-name';
import type { Site } from '@/lib/site';
import type { Strings } from '@/data/strings';
import type { Owner } from '@/lib/site/types';

/** The parts of the site that the CV uses. */
export interface CvSite extends Pick<Site, 'owner' | 'career' | 'settings' | 'theme' | 'strings'> {
  /** The slugs of the projects with a page. The CV links to them. */
  projectPages: readonly string[];
}

/** A URL for print, without scheme, `www.` and trailing slash. */
const toPrint = (url: string) => url.replace(/^https?:\/\/(www\.)?|\/$/g, '');

/** The owner's contact links, without those that are not set. */
function contacts(owner: Owner, words: Strings['cv'], siteUrl: string) {
  const { email, url, bookingUrl, profiles } = publishedOwner(owner, siteUrl);
  const links = [
    ...(email ? [{ label: words.email, href: `mailto:${email}` }] : []),
    ...(url ? [{ label: words.site, href: url }] : []),
    ...(bookingUrl ? [{ label: words.booking, href: bookingUrl }] : []),
    ...profiles.map((profile) => ({ label: profile.network, href: profile.url })),
  ];
  return links.map((link) => ({ ...link, text: toPrint(link.href.replace(/^mailto:/, '')) }));
}

/**
 * All data of the CV, already formatted, so that the template contains no logic.
 * @param paper paper size
 * @param siteUrl URL of the site, including the base path, without trailing slash
 */
export function cvInput(
  { owner, career, settings, theme, strings, projectPages }: CvSite,
  paper: CvPaper,
  siteUrl: string,
) {
  const [year, month, day] = career.updatedOn.split('-').map(Number);
  const { availability } = career;
  const { language, region } = new Intl.Locale(settings.language);
  const timeZone = zoneName(owner.timeZone, settings.language) ?? owner.timeZone;
  /** The glyph of an entry, in the light colours of the theme. */
  const glyph = (slug: string) =>
    patternSvg(patternOf(slug, [[theme.light.accent, theme.light.edge]]));
  return {
    paper: paper === 'letter' ? 'us-letter' : 'a4',
    language,
    region: region ?? null,
    comma: listComma(settings.language),
    headings: { ...strings.cv, title: strings.cv.title(ownerFacts(owner)) },
    name: owner.name,
    role: owner.role,
    location: strings.cv.place(owner.location, timeZone),
    updated: { year, month, day },
    summary: career.summary,
    contacts: contacts(owner, strings.cv, siteUrl),
    colors: theme.light,
    qrCode: renderSVG(siteUrl, { ecc: 'M', border: 0, blackColor: theme.light.text }),
    availability: availability
      ? {
          label: strings.availability.label,
          text: availabilityText(availability, strings),
        }
      : null,
    positions: career.positions.map(({ slug, employer, stays }) => ({
      glyph: glyph(slug),
      ...employer,
      stays: stays.map((stay) => ({ ...stay, period: formatPeriod(stay, strings.dates) })),
    })),
    projects: career.projects.map((project) => ({
      ...project,
      glyph: glyph(project.slug),
      period: formatPeriod(project, strings.dates),
      href: projectPages.includes(project.slug)
        ? `${siteUrl}${pageRoute(project.slug)}`
        : (project.url ?? null),
    })),
    education: career.education.map((entry) => ({
      ...entry,
      glyph: glyph(entry.slug),
      period: formatPeriod(entry, strings.dates),
    })),
    volunteering: career.volunteering.map((entry) => ({
      ...entry,
      glyph: glyph(entry.slug),
      period: entry.start ? formatPeriod({ ...entry, start: entry.start }, strings.dates) : null,
      milestones: entry.milestones.map(({ date, text }) => ({
        date: date ? formatDate(date, strings.dates) : null,
        text,
      })),
    })),
    skillGroups: career.skillGroups.map(({ label, skills }) => ({
      label,
      skills: skills.map((skill) => ({
        name: skill.name,
        years: formatSkillYears(skill, career, strings.dates),
      })),
    })),
    languages: career.languages,
  };
}
