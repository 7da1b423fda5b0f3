import type { PersonLeaf } from 'schema-dts';
import { isCurrent } from '../career/periods';
import { routes } from '../urls';
import { publishedOwner } from './published-owner';
import type { Source } from './source';

/** The owner as a schema.org Person for JSON-LD. Values that are not set are omitted. */
export function toPerson({ site: { owner, career }, pages, url }: Source) {
  const { name, givenName, role, location, email, profiles } = publishedOwner(owner, url('/'));
  const current = career.positions.find(({ stays }) => stays.some(isCurrent));
  const skills = career.skillGroups.flatMap((group) => group.skills.map((skill) => skill.name));
  const languages = career.languages.map((language) => language.name);
  return {
    '@type': 'Person',
    '@id': `${url(routes.home)}#person`,
    name,
    givenName,
    jobTitle: role,
    description: career.summary,
    url: url(pages.about ? routes.about : routes.home),
    ...(owner.portrait && { image: url(owner.portrait.src) }),
    homeLocation: { '@type': 'Place', name: location },
    ...(current && { worksFor: { '@type': 'Organization', name: current.employer.name } }),
    ...(skills.length > 0 && { knowsAbout: skills }),
    ...(languages.length > 0 && { knowsLanguage: languages }),
    ...(email && { email }),
    ...(profiles.length > 0 && { sameAs: profiles.map((profile) => profile.url) }),
  } as const satisfies PersonLeaf;
}
