import type { CvSource } from '@/app/cv';
import { isEmpty, readSections, type Section } from '@/lib/cv/sections';
import { fallbackTypefaces, missingLetters, withoutLetters } from '@/lib/fonts/typefaces';
import { availabilityText } from '@/lib/resume/availability';
import type { Theme } from '@/lib/schema';

/** The content of the CV, formatted, so that templates only lay it out. */
export interface CvData {
  name: string;
  label?: string | undefined;
  contacts: readonly { text: string; url?: string | undefined }[];
  availability?: { label: string; text: string } | undefined;
  summary: readonly string[];
  sections: readonly Section[];
}

/** Collects the content of the CV. */
export function cvData(source: CvSource): CvData {
  const { owner, strings } = source;
  const { name, label, summary = '', availability } = owner;
  return {
    name,
    label: label || undefined,
    contacts: contactsOf(source),
    availability: availability && {
      label: strings.availability.label,
      text: availabilityText(availability, strings),
    },
    summary: summary.split(/\n+/).filter(Boolean),
    sections: readSections(source, source.sections),
  };
}

function contactsOf({ resume, owner, settings, strings, siteUrl }: CvSource): CvData['contacts'] {
  const { address, postalCode } = resume.basics.location;
  const { location, email, phone, profiles } = owner;
  const street =
    settings.publish?.address && strings.joined([...(address?.split('\n') ?? []), postalCode]);
  return [
    ...(location ? [{ text: location }] : []),
    ...(street ? [{ text: street }] : []),
    ...(email ? [{ text: email, url: `mailto:${email}` }] : []),
    ...(phone ? [{ text: phone, url: `tel:${phone.replace(/[^+\d]/g, '')}` }] : []),
    ...(resume.basics.url ? [{ text: printed(siteUrl), url: siteUrl }] : []),
    ...profiles.map(({ url }) => ({ text: printed(url), url })),
  ];
}

/** A URL for print, without scheme, `www.` and trailing slash. */
const printed = (url: string) => url.replace(/^https?:\/\/(www\.)?|\/$/g, '');

/** The typefaces of the CV, in the order in which they are tried. */
const typefacesOf = ({ fonts }: Theme) => [...Object.values(fonts), ...fallbackTypefaces];

/** The letters of a CV that no typeface has. */
export const missingCvLetters = (cv: CvData, theme: Theme): string[] =>
  missingLetters(JSON.stringify(cv), typefacesOf(theme));

/** The content of the CV without the letters that no typeface has, and without texts that consist of them. */
export function printableCv(cv: CvData, theme: Theme): CvData {
  const letters = missingCvLetters(cv, theme);
  if (letters.length === 0) return cv;
  const {
    name = '',
    contacts,
    availability,
    sections,
    ...others
  } = withoutEmptyTexts(withoutLetters(cv, letters));
  const hasText = ({ text }: { text?: string }) => text !== undefined;
  return {
    ...others,
    name,
    contacts: contacts.filter(hasText),
    availability: availability?.label && hasText(availability) ? availability : undefined,
    sections: sections
      .map((section) =>
        section.type === 'quotations'
          ? { ...section, quotations: section.quotations.filter(hasText) }
          : section,
      )
      .filter((section) => !isEmpty(section)),
  };
}

function withoutEmptyTexts(cv: CvData): CvData {
  return JSON.parse(JSON.stringify(cv), (_key, value: unknown) => {
    if (Array.isArray(value)) return value.filter((item) => item !== undefined);
    return value === '' ? undefined : value;
  }) as CvData;
}
