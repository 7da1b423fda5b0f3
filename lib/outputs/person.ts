import type { PersonLeaf } from 'schema-dts';
import { isCurrent } from '../career/periods';
import { routes } from '../urls';
import { publishedOwner } from './published-owner';
import type { Source } from './structured-data';

/** The owner as the pages describe him. What is not set is left out. */
export function toPerson({ owner, career, address }: Source) {
  const { name, role, location, email, profiles } = publishedOwner(owner, address('/'));
  const current = career.positions.find(({ stays }) => stays.some(isCurrent));
  return {
    '@type': 'Person',
    '@id': `${address(routes.home)}#person`,
    name,
    givenName: owner.givenName,
    jobTitle: role,
    description: career.summary,
    url: address(routes.about),
    image: address(owner.portrait.src),
    homeLocation: { '@type': 'Place', name: location },
    ...(current && { worksFor: { '@type': 'Organization', name: current.employer.name } }),
    knowsAbout: career.skillGroups.flatMap(({ skills }) => skills.map((skill) => skill.name)),
    knowsLanguage: career.languages.map((language) => language.name),
    ...(email && { email }),
    ...(profiles.length > 0 && { sameAs: profiles.map(({ url }) => url) }),
  } as const satisfies PersonLeaf;
}
