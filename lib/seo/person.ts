import type { PersonLeaf } from 'schema-dts';
import { isSet } from '@/lib/text';
import type { Owner } from '../resume/owner';
import type { Resume } from '../resume/resume';
import { splitName } from '../resume/vcard';
import { routes } from '../urls';

interface PersonFacts {
  owner: Owner;
  resume: Resume;
  /** Whether the site has an about page. */
  hasStory: boolean;
  /** Returns the absolute URL of a path below the base path. */
  url: (path: string) => string;
  /** Returns the absolute URL of a path that does not belong to a language. */
  siteUrl: (path: string) => string;
}

/** The owner as a schema.org Person. Placeholder contacts, which would lead to other people, are left out. */
export function toPerson({ owner, resume, hasStory, url, siteUrl }: PersonFacts) {
  const { name, label, summary, location, email = '', portrait } = owner;
  const profiles = owner.profiles.map((profile) => profile.url).filter(isSet);
  const { given, family } = splitName(name);
  const current = resume.work.find(({ name, endDate }) => name && !endDate);
  const skills = resume.skills.flatMap(({ name, keywords }) =>
    keywords.length > 0 ? keywords : (name ?? []),
  );
  const languages = resume.languages.flatMap(({ language }) => language ?? []);
  const schools = resume.education.flatMap(({ institution }) => institution ?? []);
  const awards = resume.awards.flatMap(({ title }) => title ?? []);
  return {
    '@type': 'Person',
    // One person in all languages.
    '@id': `${siteUrl(routes.home)}#person`,
    name,
    ...(family && { givenName: given, familyName: family }),
    ...(label && { jobTitle: label }),
    ...(summary && { description: summary }),
    url: url(hasStory ? routes.about : routes.home),
    ...(portrait && { image: siteUrl(portrait.src) }),
    ...(location && { homeLocation: { '@type': 'Place', name: location } }),
    ...(current && { worksFor: { '@type': 'Organization', name: current.name } }),
    ...(schools.length > 0 && {
      alumniOf: schools.map((school) => ({ '@type': 'EducationalOrganization', name: school })),
    }),
    ...(skills.length > 0 && { knowsAbout: [...new Set(skills)] }),
    ...(languages.length > 0 && { knowsLanguage: languages }),
    ...(awards.length > 0 && { award: awards }),
    ...(isSet(email) && { email }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  } as const satisfies PersonLeaf;
}
