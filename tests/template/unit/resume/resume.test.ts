import { validate } from '@jsonresume/schema';
import { settings } from '@/data/site';
import { strings } from '@/data/strings';
import { countsAsPublication, readSections, type SectionName } from '@/lib/cv/sections';
import { findIcon } from '@/lib/graphics/icons';
import { groupByEmployer } from '@/lib/resume/employers';
import { currentPosition, periodsOf } from '@/lib/resume/entries';
import { ownerLocation } from '@/lib/resume/location';
import { fediverseHandle, iconOf } from '@/lib/resume/networks';
import { ownerOf } from '@/lib/resume/owner';
import { publishedResume } from '@/lib/resume/published-resume';
import { readResume } from '@/lib/resume/read-resume';
import type { Resume } from '@/lib/resume/resume';
import { readTimeline, storyOf } from '@/lib/resume/story';
import { toVcard } from '@/lib/resume/vcard';

import { checkResume } from '@/scripts/check/data/resume';
import { renameFields } from '@/scripts/shared/earlier-names';
import { resumeFile, resumeNames } from '../../support/resumes';

const { dates } = strings;
/** A section, as the CV and the about page show it; undefined if the résumé does not fill it. */
const sectionOf = (resume: Resume, name: SectionName) =>
  readSections({ resume, strings, pageUrls: new Map() }, [name])[0];
const today = '2026-01-31';
const urlOf = (path: string) => `https://site.test${path}`;
const read = (name: string) => readResume(resumeFile(name));
const ownerNamed = (name: string, site = settings) => ownerOf(read(name), site, today);

describe('reading', () => {
  it('does not take a profile for the site', () => {
    const { basics } = readResume({ basics: { name: 'Ada', url: 'https://github.com/ada' } });
    expect(basics).toMatchObject({ name: 'Ada', url: undefined });
  });

  it('drops empty values, and entries without any', () => {
    const { basics, work, references, education } = read('chef');
    expect(basics).toEqual({
      name: 'Juan Carlos de la Fuente',
      image: 'https://photos.test/chef.jpg',
      location: {},
      profiles: [],
    });
    expect(work).toEqual([
      {
        name: 'La Higuera',
        position: 'Chef de cuisine',
        startDate: '2021-01-01',
        highlights: ['A menu of eleven courses, all from within 30 km'],
        keywords: [],
      },
    ]);
    expect([references, education]).toEqual([[{ name: 'Somebody' }], []]);
  });

  it('is usable with any content of the file', () => {
    expect(readResume('nothing').basics.name).toBe('');
    expect(readResume({ work: 'none', skills: [1, null] })).toMatchObject({ work: [], skills: [] });
  });

  it('renames fields from before version 1.0', () => {
    const current = renameFields(resumeFile('clerk'));
    expect(checkResume(current)).toEqual([]);
    expect(readResume(current).work[0]).toMatchObject({
      name: 'Post office',
      url: 'https://post.test',
    });
  });
});

describe('the owner', () => {
  it('has the title of the first job if there is no label, and no image from another host', () => {
    expect(ownerNamed('chef')).toMatchObject({
      label: 'Chef de cuisine',
      location: '',
      profiles: [],
    });
    expect(ownerNamed('chef').portrait).toBeUndefined();
  });

  it('has a phone number only if the site publishes it', () => {
    expect(ownerNamed('lawyer').phone).toBeUndefined();
    const open = { ...settings, publish: { phone: true } };
    expect(ownerNamed('lawyer', open).phone).toBe('+91 22 5550 1234');
  });

  it('has the availability until its last day', () => {
    const goodUntil = '2026-01-31';
    const availability = { openTo: 'voyages', from: 'now', goodUntil } as const;
    const site = { ...settings, availability };
    expect(ownerOf(read('nurse'), site, '2026-01-31').availability).toEqual(availability);
    expect(ownerOf(read('nurse'), site, '2026-02-01').availability).toBeUndefined();
  });

  it.each([
    ['https://ada.social/@ada', '@ada@ada.social'],
    ['https://ada.social/users/ada/', '@ada@ada.social'],
    ['https://ada.social/explore/people', undefined],
  ])('has the handle of a profile on the fediverse: %s', (url, handle) => {
    const others = [{ network: 'Medium', url: 'https://medium.com/@ada' }];
    expect(fediverseHandle([...others, { network: 'Mastodon', url }])).toBe(handle);
  });

  it('has profiles with an icon of their network, of site.ts, or of a link', () => {
    const profileIcons = { 'Apple Music': 'LuMusic' };
    const { profiles } = ownerNamed('musician', { ...settings, profileIcons });
    expect(profiles).toMatchObject([
      { network: 'Spotify', icon: 'SiSpotify' },
      { network: 'Apple Music', icon: 'LuMusic' },
      { network: 'Skype' },
      { network: 'GitHub', icon: 'LuGithub', url: 'https://github.com/ndiaye-test' },
      { network: 'orchestra.test', icon: 'LuLink' },
    ]);
  });

  it.each(['GitHub', 'LinkedIn', 'Twitter', 'X', 'dev.to', 'Stack Overflow', 'Bluesky', 'Skype'])(
    'has an icon for %s that exists',
    (network) => expect(findIcon(iconOf(network))).toBeDefined(),
  );

  it.each([
    [{ city: 'Łódź', countryCode: 'pl' }, 'Łódź, Poland'],
    [{ city: 'Dakar', region: 'Dakar', countryCode: 'SN' }, 'Dakar, Senegal'],
    [{ region: 'Bretagne', countryCode: 'France' }, 'Bretagne, France'],
    [{}, ''],
  ])('lives, by %j, in "%s"', (location, expected) => {
    expect(ownerLocation(location, 'en')).toBe(expected);
  });
});

it('groups consecutive positions at one employer', () => {
  const groups = groupByEmployer(read('professor').work);
  expect(groups.map(({ name, positions }) => [name, positions.length])).toEqual([
    ['University of Hamburg', 3],
    ['Museum of the Sea', 1],
  ]);
  const { work } = read('professor');
  const chair = work[0]!;
  const curator = work[3]!;
  expect(groupByEmployer([chair, curator, chair])).toHaveLength(3);
});

it('finds the periods of an entry by its name, oldest first', () => {
  expect(periodsOf(read('professor'), 'University of Hamburg')).toEqual([
    { start: '2006-10', end: '2009-03' },
    { start: '2009-04', end: '2014-09' },
    { start: '2014-10', end: undefined },
  ]);
  expect(periodsOf(read('professor'), 'Nowhere')).toEqual([]);
});

it('the current position is the one without an end that began last', () => {
  const work = [
    { name: 'Press', startDate: '2020-05', endDate: '2021-01' },
    { name: 'Bindery', startDate: '2019-03' },
    { name: 'Archive', startDate: '2023-10' },
    { name: 'Undated' },
  ];
  expect(currentPosition(readResume({ work }))).toEqual({ name: 'Archive', since: '2023' });
  expect(currentPosition(readResume({ work: work.slice(0, 1) }))).toBeUndefined();
});

describe('sections', () => {
  it('count talks as publications', () => {
    expect(sectionOf(read('professor'), 'publications')).toMatchObject({
      entries: expect.arrayContaining([expect.objectContaining({ title: 'Reading a wreck' })]),
    });
    expect(sectionOf(read('professor'), 'projects')).toMatchObject({
      entries: [{ title: 'Atlas of sunken harbours' }],
    });
  });

  it('show education without an end from its start, and without a start at its end', () => {
    const resume = readResume({
      education: [
        { studyType: 'BA', startDate: '2020' },
        { institution: 'A', endDate: '2019-05' },
      ],
    });
    expect(sectionOf(resume, 'education')).toMatchObject({
      entries: [{ period: dates.from('2020') }, { period: dates.date('2019-05') }],
    });
  });

  it('have single skills in one group', () => {
    expect(sectionOf(read('designer'), 'skills')).toMatchObject({
      lists: [{ items: ['Illustration (Master)', 'Type design (Advanced)', 'Riso printing'] }],
    });
  });

  it('have only references with a text', () => {
    expect(sectionOf(read('lawyer'), 'references')).toBeUndefined();
    expect(sectionOf(read('professor'), 'references')).toMatchObject({
      quotations: [
        {
          text: 'Nobody reads a plank as she does.',
          source: 'Prof. Anders Holm, University of Bergen',
        },
      ],
    });
  });
});

describe('the story', () => {
  it('is made from the résumé if there are no cards, oldest year first, with HTML as text', () => {
    const years = storyOf(read('security-engineer'), strings);
    expect(years).toHaveLength(1);
    expect(years[0]?.cards[0]).toMatchObject({
      title: 'Application Security Engineer, Northwind Bank',
      descriptionHtml: '<p>&lt;p>Reviews of 40 services a year&lt;/p></p>',
    });
    const professor = storyOf(read('professor'), strings).map(({ year }) => year);
    expect(professor).toEqual(professor.toSorted());
  });

  it('has the period of the project that a card links to', async () => {
    const timeline = [
      { year: '2020', cards: [{ title: 'Job', description: '<p>A</p>', link: './shop' }] },
    ];
    const periods = new Map([['/shop/', [{ start: '2020-03', end: '2020-07' }]]]);
    const [year] = await readTimeline(timeline, { isOpen: false, periods }, strings);
    expect(year?.cards[0]?.period).toBe(dates.range('2020-03', '2020-07'));
  });
});

describe('published', () => {
  const file = { url: urlOf('/resume.json'), imageUrl: urlOf };

  it.each(resumeNames)('%s.json is valid', (name) => {
    const written = renameFields(resumeFile(name));
    const published = publishedResume(readResume(written), undefined, file);
    validate(published, (errors) => expect(errors).toBeNull());
  });

  it('has neither private nor unknown fields', () => {
    const text = JSON.stringify(publishedResume(read('lawyer'), undefined, file));
    expect(text).not.toMatch(/5550|Marine Lines|400020|1984|Indian|salary|partners\.test|elegant/);
    expect(text).toContain('https://site.test/images/priya.jpg');
  });

  it('has the facts that the owner publishes', () => {
    const publish = { phone: true, address: true };
    expect(publishedResume(read('lawyer'), publish, file)).toMatchObject({
      basics: { phone: '+91 22 5550 1234', location: { postalCode: '400020' } },
    });
  });

  it('has a vCard without private facts', () => {
    const card = toVcard(ownerNamed('professor'), read('professor'), settings, urlOf('/'));
    expect(card).toContain('N:Wolfensteinhausen-Bergerdorff;Marie-Madeleine;;;\r\n');
    expect(card).not.toMatch(/TEL|Deichstra/);
  });
});

it.each([
  ['talk', true],
  ['Conference talk', true],
  ['presentation', true],
  ['conference website', false],
])('a project of the type "%s" is a talk: %s', (type, expected) => {
  const { projects } = readResume({ basics: { name: 'Ada' }, projects: [{ name: 'A', type }] });
  expect(projects.map(countsAsPublication)).toEqual([expected]);
});

it('keeps quotation marks inside a reference', () => {
  const references = ['"Great"', '"Great" was all I could say'].map((reference) => ({ reference }));
  expect(sectionOf(readResume({ references }), 'references')).toMatchObject({
    quotations: [{ text: 'Great' }, { text: '"Great" was all I could say' }],
  });
});
