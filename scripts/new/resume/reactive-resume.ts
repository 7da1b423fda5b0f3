import { isFields } from '@/lib/is-fields';
import { readDate, readPeriod } from './dates';
import { readDescription, readUrl } from './text';
import type { Converted } from '.';

type Fields = Readonly<Record<string, unknown>>;

/** What is read of each section, by its names in versions 4 and 5: https://docs.rxresu.me */
const sections: Readonly<Record<string, (item: Fields) => readonly [string, object]>> = {
  experience: (item) => [
    'work',
    {
      ...named(item, { name: 'company', position: 'position', location: 'location' }),
      ...details(item),
    },
  ],
  education: (item) => {
    const { startDate, endDate } = details(item);
    const names = {
      institution: ['institution', 'school'],
      studyType: ['studyType', 'degree'],
      area: 'area',
      score: ['score', 'grade'],
    };
    return ['education', { ...named(item, names), startDate, endDate, url: urlOf(item) }];
  },
  projects: (item) => {
    const { summary, ...others } = details(item);
    const own = item.summary === undefined ? '' : textOf(item.description);
    const description = [readDescription(own).summary, summary].filter(Boolean).join('\n');
    return [
      'projects',
      { ...named(item, { name: 'name' }), ...keywords(item), ...others, description },
    ];
  },
  volunteer: (item) => [
    'volunteer',
    { ...named(item, { organization: 'organization', position: 'position' }), ...details(item) },
  ],
  skills: (item) => ['skills', { ...named(item, { name: 'name' }), ...keywords(item) }],
  interests: (item) => ['interests', { ...named(item, { name: 'name' }), ...keywords(item) }],
  languages: (item) => [
    'languages',
    named(item, { language: ['language', 'name'], fluency: ['fluency', 'description'] }),
  ],
  awards: (item) => [
    'awards',
    {
      ...named(item, { title: 'title', awarder: 'awarder' }),
      date: dateOf(item),
      summary: proseOf(item),
    },
  ],
  certifications: (item) => [
    'certificates',
    {
      ...named(item, { name: ['name', 'title'], issuer: 'issuer' }),
      date: dateOf(item),
      url: urlOf(item),
    },
  ],
  publications: (item) => [
    'publications',
    {
      ...named(item, { name: ['name', 'title'], publisher: 'publisher' }),
      releaseDate: dateOf(item),
      url: urlOf(item),
      summary: proseOf(item),
    },
  ],
  references: (item) => [
    'references',
    { ...named(item, { name: 'name' }), reference: proseOf(item) },
  ],
};

/** Reads a résumé of Reactive Resume. What is hidden there is not taken. */
export function readReactiveResume(basics: Fields, all: Fields, summary: unknown): Converted {
  const resume: Record<string, unknown[]> = {};
  const notRead: string[] = [];
  for (const [name, section] of Object.entries(all)) {
    const items = shownItems(section);
    const read = sections[name];
    if (read) {
      for (const item of items) {
        // Several positions at one employer, in version 5.
        const roles = Array.isArray(item.roles) ? item.roles.filter(isFields) : [];
        for (const one of roles.length > 0 ? roles : [{}]) {
          const [target, entry] = read({ ...item, ...one });
          (resume[target] ??= []).push(entry);
        }
      }
    } else if (name !== 'summary' && name !== 'profiles' && !isEmptySection(section)) {
      notRead.push(`sections.${name}`);
    }
  }
  const about = [summary, all.summary].find(isFields) ?? {};
  return {
    resume: {
      basics: {
        ...named(basics, { name: 'name', label: 'headline', email: 'email', phone: 'phone' }),
        url: urlOf(basics),
        location: { city: textOf(basics.location).split(',')[0] },
        summary: isHidden(about) ? undefined : proseOf({ summary: about.content }),
        profiles: shownItems(all.profiles).map((item) => ({
          ...named(item, { network: 'network', username: 'username' }),
          url: urlOf(item),
        })),
      },
      ...resume,
    },
    notRead: [
      ...notRead,
      ...(Array.isArray(basics.customFields) && basics.customFields.length > 0
        ? ['basics.customFields']
        : []),
    ],
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const isEmptySection = (section: unknown) =>
  !isFields(section) ||
  Object.keys(section).length === 0 ||
  (Array.isArray(section.items) && section.items.length === 0);

const isHidden = ({ visible, hidden }: Fields) => visible === false || hidden === true;

function shownItems(section: unknown): Fields[] {
  if (!isFields(section) || isHidden(section) || !Array.isArray(section.items)) return [];
  return section.items.filter(isFields).filter((item) => !isHidden(item));
}

/** The first of several fields that has a text, by the field of JSON Resume. */
const named = (item: Fields, names: Readonly<Record<string, string | readonly string[]>>) =>
  Object.fromEntries(
    Object.entries(names).map(([field, from]) => [
      field,
      [from]
        .flat()
        .map((name) => textOf(item[name]))
        .find(Boolean) ?? '',
    ]),
  );

const keywords = ({ keywords: words }: Fields) => (Array.isArray(words) ? { keywords: words } : {});

const proseOf = ({ summary, description }: Fields) => {
  const { summary: prose, highlights = [] } = readDescription(textOf(summary ?? description));
  return [prose, ...highlights].filter(Boolean).join('\n');
};

const dateOf = ({ date, period }: Fields) => readDate(textOf(date ?? period));

function urlOf({ url, website }: Fields) {
  const link = [website, url].find(isFields) ?? {};
  return readUrl(link.href ?? link.url);
}

const details = (item: Fields) => ({
  ...readPeriod(textOf(item.date ?? item.period)),
  ...readDescription(textOf(item.summary ?? item.description)),
  url: urlOf(item),
});
