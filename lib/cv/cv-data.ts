import type { Strings } from '@/data/strings';
import { availabilityText } from '../resume/availability';
import type { Owner } from '../resume/owner';
import { isEmpty, readSections, type Section, type SectionSource } from '../resume/sections';
import type { SiteSettings } from '../schema';
import { joined } from '../text';

export interface CvSource extends SectionSource {
  owner: Owner;
  settings: Pick<SiteSettings, 'publish'>;
  strings: Strings;
  /** URL of the site with the base path, without trailing slash. */
  siteUrl: string;
}

/** The content of the CV, formatted, so that templates only lay it out. */
export interface CvData {
  name: string;
  label: string;
  contacts: readonly { text: string; url: string }[];
  availability: { label: string; text: string } | null;
  summary: readonly string[];
  sections: readonly Section[];
}

/** Collects the content of the CV. */
export function cvData(source: CvSource): CvData {
  const { owner, strings } = source;
  const { name, label, summary = '', availability } = owner;
  const sections = readSections(source);
  const ordered = [
    sections.work,
    sections.projects,
    sections.skills,
    sections.education,
    sections.certificates,
    sections.volunteer,
    sections.awards,
    sections.publications,
    sections.languages,
    sections.interests,
    sections.references,
  ];
  return {
    name,
    label,
    contacts: contactsOf(source),
    availability: availability
      ? { label: strings.availability.label, text: availabilityText(availability, strings) }
      : null,
    summary: summary.split(/\n+/).filter(Boolean),
    sections: ordered.filter((section) => !isEmpty(section)),
  };
}

function contactsOf({ resume, owner, settings, siteUrl }: CvSource) {
  const { address, postalCode } = resume.basics.location;
  const { email, phone, profiles } = owner;
  const street = joined(address?.replaceAll('\n', ', '), postalCode);
  return [
    ...(owner.place ? [{ text: owner.place, url: '' }] : []),
    ...(settings.publish?.address && street ? [{ text: street, url: '' }] : []),
    ...(email ? [{ text: email, url: `mailto:${email}` }] : []),
    ...(phone ? [{ text: phone, url: `tel:${phone.replace(/[^+\d]/g, '')}` }] : []),
    ...(resume.basics.url ? [{ text: printed(siteUrl), url: siteUrl }] : []),
    ...profiles.map(({ url }) => ({ text: printed(url), url })),
  ];
}

/** A URL for print, without scheme, `www.` and trailing slash. */
const printed = (url: string) => url.replace(/^https?:\/\/(www\.)?|\/$/g, '');
