/** @jest-environment node */
import { givenNameOf } from '@/lib/scaffold/answers';
import { readResume } from '@/lib/scaffold/read-resume';
import { resumeAnswers } from '@/lib/scaffold/resume-answers';
import { careerSchema } from '@/lib/site/schemas/career';

const answersOf = (resume: object, language = 'en') =>
  resumeAnswers(readResume('me.json', JSON.stringify(resume)), language, '2025-03-01', 'UTC');

it('a résumé finds out who the owner is', () => {
  const basics = {
    ...{ name: 'Anna Beck', label: 'Data engineer', email: 'a@beck.test' },
    url: 'https://beck.test/',
    location: { city: 'Berlin', countryCode: 'DE' },
    profiles: [
      { network: 'GitHub', username: 'anna', url: 'https://github.com/anna' },
      { url: 'https://www.choir.test/anna' },
      { url: 'https://stackoverflow.com/users/1' },
      { url: 'https://mastodon.social/@anna' },
      { url: 'https://git.sr.ht/~anna' },
    ],
  };
  expect(answersOf({ basics })).toMatchObject({
    owner: {
      ...{ name: 'Anna Beck', role: 'Data engineer', email: 'a@beck.test' },
      ...{ location: 'Berlin, Germany', timeZone: 'Europe/Berlin', siteUrl: 'https://beck.test' },
      profiles: [
        { label: 'GitHub', url: 'https://github.com/anna', icon: 'SiGithub' },
        { label: 'choir.test', url: 'https://www.choir.test/anna', icon: 'LuLink' },
        { label: 'Stack Overflow', icon: 'SiStackoverflow' },
        { label: 'Mastodon', icon: 'SiMastodon' },
        { label: 'Sourcehut', icon: 'SiSourcehut' },
      ],
    },
    unplaced: [],
  });
});

it.each([
  ['de', 'Wien, Österreich'],
  ['fr', 'Wien, Autriche'],
])('on a site in "%s" a country has its name in that language', (language, location) => {
  const basics = { location: { city: 'Wien', countryCode: 'AT' } };
  expect(answersOf({ basics }, language).owner.location).toBe(location);
});

it.each([
  ['Anna Beck', 'Anna'],
  ['田中 由紀', '由紀'],
  ['Ada', 'Ada'],
])('the given name of %s is %s', (name, givenName) => {
  expect(givenNameOf(name)).toBe(givenName);
});

it('a résumé says what is lost without the page of its first project', () => {
  const project = { startDate: '2020', roles: ['Author'], highlights: ['Drew'] };
  const projects = [
    { ...project, name: 'B', startDate: '2019' },
    { ...project, name: 'A' },
  ];
  expect(answersOf({ projects })).toMatchObject({
    firstProject: { slug: 'a' },
    ofFirstProject: ['projects[1].roles', 'projects[1].highlights'],
    unplaced: ['projects[0].highlights', 'projects[0].roles'],
  });
});

it.each([
  [{ city: 'Lisbon', countryCode: 'PT' }, 'Europe/Lisbon', false],
  [{ city: 'Montréal', countryCode: 'CA' }, 'America/Toronto', false],
  [{ city: 'Lisbon' }, 'Europe/Lisbon', false],
  [{ city: 'Lyon', countryCode: 'FR' }, 'Europe/Paris', false],
  [{ city: 'València', countryCode: 'ES' }, 'Europe/Madrid', true],
  [{ city: 'Porto', countryCode: 'PT' }, 'Europe/Lisbon', true],
  [{ countryCode: 'Germany' }, 'UTC', true],
])('the time zone of %j is %s; a guess: %s', (location, timeZone, isZoneGuessed) => {
  expect(answersOf({ basics: { location } })).toMatchObject({ owner: { timeZone }, isZoneGuessed });
});

it.each([
  ['Atlantic/Canary', 'Ceuta', 'Atlantic/Canary'],
  ['UTC', 'Canary', 'Atlantic/Canary'],
  ['Europe/Paris', 'Paris', 'Europe/Madrid'],
])(
  'in a country with several time zones, on a computer in %s, after work in %s, it is %s',
  (system, city, zone) => {
    const basics = { location: { city: 'València', countryCode: 'ES' } };
    const resume = JSON.stringify({ basics, work: [{ name: 'A', location: city }] });
    const { owner } = resumeAnswers(readResume('me.json', resume), 'en', '2025-03-01', system);
    expect(owner.timeZone).toBe(zone);
  },
);

it('on a computer that does not say where it is, the language tells the time zone', () => {
  const resume = readResume('me.json', '{ "basics": { "location": { "city": "大阪" } } }');
  expect(resumeAnswers(resume, 'ja', '2025-03-01', 'UTC')).toMatchObject({
    owner: { timeZone: 'Asia/Tokyo' },
    isZoneGuessed: true,
  });
});

const career = (resume: object) => {
  const answers = answersOf(resume);
  return { ...answers, career: careerSchema.parse(answers.career) };
};

it('a résumé puts the jobs at one employer together, the latest first', () => {
  const work = [
    { name: 'Bakery', position: 'Apprentice', startDate: '2015', endDate: '2017' },
    { name: 'Mill', position: 'Miller', startDate: '2018-02-03', endDate: '2019-01-01' },
    { name: 'BAKERY', position: 'Baker', startDate: '2019-05', highlights: ['Bread'] },
  ];
  expect(career({ work }).career.positions).toEqual([
    {
      slug: 'bakery',
      employer: { name: 'BAKERY' },
      stays: [
        { role: 'Baker', start: '2019-05', points: ['Bread'] },
        { role: 'Apprentice', start: '2015', end: '2017', points: [] },
      ],
    },
    {
      slug: 'mill',
      employer: { name: 'Mill' },
      stays: [{ role: 'Miller', start: '2018-02', end: '2019-01', points: [] }],
    },
  ]);
});

it('a résumé places projects, education, voluntary work and languages', () => {
  const { career: placed, unplaced } = career({
    projects: [
      {
        ...{ name: 'Atlas', description: 'Maps.', type: 'book', startDate: '2020' },
        url: 'https://atlas.test/',
      },
    ],
    education: [
      { institution: 'TU', studyType: 'M.Sc.', area: 'Physics', endDate: '2018' },
      { institution: 'TH', studyType: 'BA in Art', area: 'Art', endDate: '2016' },
      { institution: 'School', startDate: '2010', endDate: '2013' },
    ],
    volunteer: [
      {
        ...{ organization: 'Choir', position: 'Treasurer', highlights: ['A', 'B'] },
        ...{ startDate: '2018-03-01', endDate: '2020' },
      },
      { organization: 'Club', position: 'Coach', startDate: '2017', summary: 'C' },
    ],
    languages: [{ language: 'German', fluency: 'native' }],
  });
  expect(placed).toMatchObject({
    projects: [
      {
        ...{ slug: 'atlas', title: 'Atlas', kind: 'book', start: '2020', line: 'Maps.' },
        url: 'https://atlas.test/',
      },
    ],
    education: [
      { slug: 'tu', title: 'M.Sc., Physics', place: 'TU', start: '2018', end: '2018' },
      { slug: 'th', title: 'BA in Art', place: 'TH' },
      { slug: 'school', title: 'School', start: '2010', end: '2013' },
    ],
    volunteering: [
      {
        role: 'Treasurer',
        start: '2018-03',
        end: '2020',
        milestones: [{ text: 'A' }, { text: 'B' }],
      },
      { role: 'Coach', start: '2017', milestones: [{ text: 'C' }] },
    ],
    languages: [{ name: 'German', level: 'native' }],
  });
  expect(unplaced).toEqual([]);
});

it('a résumé places certificates among the degrees, as what they are', () => {
  const { career: placed, unplaced } = career({
    education: [
      { institution: 'TU', studyType: 'B.Sc.', startDate: '2015', endDate: '2018' },
      { institution: 'School', startDate: '2010', endDate: '2015' },
    ],
    certificates: [
      { name: 'Scrum', issuer: 'Guild', date: '2012-05-01' },
      { name: 'First aid', date: '2016' },
    ],
  });
  expect(
    placed.education.map(({ title, place, start, certificate = false }) => [
      ...[title, place, start, certificate],
    ]),
  ).toEqual([
    ['First aid', undefined, '2016', true],
    ['B.Sc.', 'TU', '2015', false],
    ['Scrum', 'Guild', '2012-05', true],
    ['School', undefined, '2010', false],
  ]);
  expect(unplaced).toEqual([]);
});

it('a résumé proves skills by the jobs and projects that name them', () => {
  const { skillGroups } = career({
    work: [{ name: 'Bank', startDate: '2019', highlights: ['Good C# code'] }],
    projects: [{ name: 'Atlas', startDate: '2020', keywords: ['Go', 'C++'] }],
    skills: [{ name: 'Code', keywords: ['C', 'C#', 'C++', 'Go', 'Rust'] }, { name: 'Cooking' }],
  }).career;
  expect(skillGroups.map(({ label }) => label)).toEqual(['Code', 'Skills']);
  expect(skillGroups[0]?.skills.map(({ name, evidence }) => [name, evidence])).toEqual([
    ['C', undefined],
    ['C#', ['bank']],
    ['C++', ['atlas']],
    ['Go', ['atlas']],
    ['Rust', undefined],
  ]);
});

it('a résumé gives every entry a slug of its own', () => {
  const project = { name: '日本', startDate: '2020' };
  const { projects } = career({ projects: [project, project, { ...project, name: 'A' }] }).career;
  expect(projects.map(({ slug }) => slug)).toEqual(['project', 'project-2', 'a']);
});

it('a résumé lists what has no place, by the shortest path', () => {
  const { unplaced } = career({
    ...{ $schema: 'https://a.test', meta: { version: '1' }, interests: [] },
    basics: {
      ...{ name: 'A', phone: '1', url: 'http://a.test' },
      location: { city: 'Ulm', region: 'Swabia' },
      profiles: [{ network: 'X', username: 'a' }],
    },
    work: [{ name: 'Bank', startDate: '2019', url: 'https://bank.test' }, { startDate: '2018' }],
    projects: [{ name: 'Atlas', keywords: ['Maps', 'go', 'Ink'] }],
    skills: [{ name: 'Go' }],
    awards: [{ title: 'Best' }],
  });
  expect(unplaced).toEqual([
    'awards',
    'basics.location.region',
    'basics.phone',
    'basics.profiles[0]: it has no url that begins with https://',
    'basics.url: it does not begin with https://',
    'projects[0].keywords, without a skill: Maps, Ink',
    'projects[0]: it has no date',
    'work[0].url',
    'work[1]: it has no name',
  ]);
});
