import { encode } from 'uqr';
import { availabilityLabel, availabilityText } from '../../data/availability';
import { formatDate, formatPeriod } from '../../data/career-periods';
import { formatSkillYears } from '../../data/career-skills';
import type { Career } from '../../data/career-types';
import type { CvPaper } from '../../data/cv-file';
import type { Owner } from '../../data/owner';
import { projectRoute } from '../../data/routes';
import { site } from '../../data/site';

/** An address as it is read on paper: without scheme, `www.` and closing slash. */
const written = (address: string) => address.replace(/^https?:\/\/(www\.)?|\/$/g, '');

function contacts({ email, profiles }: Owner, siteAddress: string) {
  const links = {
    Email: `mailto:${email}`,
    GitHub: profiles.github,
    LinkedIn: profiles.linkedin,
    Site: siteAddress,
    X: profiles.twitter,
    'Book a call': profiles.calendly,
  };
  return Object.entries(links).map(([label, href]) => ({
    label,
    href,
    text: written(href.replace(/^mailto:/, '')),
  }));
}

/**
 * Everything that the CV shows, as text ready to be set: the template knows no dates and no rules.
 * Pure; equal arguments give equal results.
 * @param paper the size of the page
 * @param siteAddress where the site is published, its base path included, without closing slash
 */
export function cvInput(owner: Owner, career: Career, paper: CvPaper, siteAddress: string) {
  const [year, month, day] = career.updatedOn.split('-').map(Number);
  const { availability } = career;
  return {
    paper: paper === 'letter' ? 'us-letter' : 'a4',
    language: site.language,
    title: `${owner.name}, ${owner.role}: CV`,
    name: owner.name,
    role: owner.role,
    location: `${owner.location}, ${owner.timeZone.replaceAll('_', ' ')} time`,
    updated: { year, month, day },
    summary: career.summary,
    contacts: contacts(owner, siteAddress),
    qrRows: encode(siteAddress, { ecc: 'M', border: 0 }).data,
    availability: availability
      ? { label: availabilityLabel, text: availabilityText(availability) }
      : null,
    positions: career.positions.map(({ employer, stays }) => ({
      ...employer,
      stays: stays.map((stay) => ({ ...stay, period: formatPeriod(stay) })),
    })),
    projects: career.projects.map((project) => ({
      ...project,
      period: formatPeriod(project),
      href: `${siteAddress}${projectRoute(project.slug)}`,
    })),
    education: career.education.map((entry) => ({ ...entry, period: formatPeriod(entry) })),
    volunteering: career.volunteering.map((entry) => ({
      ...entry,
      milestones: entry.milestones.map(({ date, text }) => ({ date: formatDate(date), text })),
    })),
    skillGroups: career.skillGroups.map(({ label, skills }) => ({
      label,
      skills: skills.map((skill) => ({
        name: skill.name,
        years: formatSkillYears(skill, career) || 'toolkit',
      })),
    })),
    languages: career.languages,
  };
}

export type CvInput = ReturnType<typeof cvInput>;
