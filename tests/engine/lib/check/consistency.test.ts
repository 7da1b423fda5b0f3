/** @jest-environment node */
import { career } from '@/data/career';
import { checkConsistency } from '@/lib/check/consistency';
import type { Career } from '@/lib/career/types';
import { siteContent as loadContent } from '@/lib/site/content';
import { timeline, type TimelineCard } from '@/data/timeline';
import { toolkit } from '@/data/toolkit';

const { projects } = loadContent();
const tellings = { timeline, toolkit, projects };

/** The career with one stay at an employer changed. */
const withStay = (slug: string, change: object): Career => ({
  ...career,
  positions: career.positions.map((position) =>
    position.slug === slug
      ? {
          ...position,
          stays: position.stays.map((stay, index) => (index ? stay : { ...stay, ...change })),
        }
      : position,
  ),
});

const withProject = (slug: string, change: object) => ({
  ...tellings,
  projects: projects.map((project) =>
    project.slug === slug ? { ...project, ...change } : project,
  ),
});

const withCard = (title: string, change: Partial<TimelineCard>) => ({
  ...tellings,
  timeline: timeline.map(({ year, cards }) => ({
    year,
    cards: cards.map((card) => (card.title === title ? { ...card, ...change } : card)),
  })),
});

const places = (problems: { file: string; field: string }[]) =>
  problems.map(({ file, field }) => `${file}: ${field}`);

it('the pages of this site tell the career as it is', () => {
  expect(checkConsistency(career, tellings)).toEqual([]);
});

describe('a date that is changed in the career', () => {
  it('is missed in the period of the project and in the text of the timeline', () => {
    const problems = checkConsistency(
      withStay('maskott', { start: '2022-07' }),
      withCard('First permanent contract: Maskott', { description: '<p>In June I join.</p>' }),
    );
    expect(problems).toMatchObject([
      {
        file: 'data/timeline.ts',
        field: '2022, First permanent contract: Maskott',
        expected: 'only months and years of 2022-07 to now',
        found: '"June" in the description',
      },
      {
        file: 'content/projects/maskott.md',
        field: 'date',
        expected: 'these in <time datetime>: 2022-07',
        found: '2022-06',
      },
      {
        file: 'content/projects/maskott.md',
        field: 'text',
        expected: 'only months of 2022-07',
        found: '"in June 2022"',
      },
    ]);
  });

  it('is missed in the year of the timeline', () => {
    const problems = checkConsistency(withStay('conity', { start: '2019', end: '2019' }), tellings);
    expect(places(problems)).toEqual([
      'data/timeline.ts: 2018, First internship: Conity',
      'data/timeline.ts: 2019',
      'content/projects/conity.md: date',
    ]);
  });

  it('is missed where an end makes a current position a past one', () => {
    const problems = checkConsistency(withStay('maskott', { end: '2026-10' }), tellings);
    expect(problems.map(({ expected }) => expected)).toEqual([
      'these in <time datetime>: 2022-06, 2026-10',
      'the word "current" only while the end is left out in data/career.ts',
    ]);
  });
});

describe('the timeline', () => {
  const internship = 'First internship: Conity';

  it('names only entries that the career has', () => {
    const [problem] = checkConsistency(career, withCard(internship, { entry: 'connity' }));
    expect(problem).toMatchObject({
      expected: expect.stringContaining('conity, '),
      found: 'entry "connity"',
    });
  });

  it('names the employer to whose page a card leads', () => {
    const [problem] = checkConsistency(career, withCard(internship, { title: 'An internship' }));
    expect(problem).toMatchObject({
      field: '2018, An internship',
      expected: 'a title that names Conity',
    });
  });

  it('has a card for every stay', () => {
    const problems = checkConsistency(career, withCard('First setback', { entry: null }));
    expect(problems).toMatchObject([
      {
        field: '2022',
        expected: 'a card with the entry "consulting-agency": Consulting agency begins in 2022',
      },
    ]);
  });
});

it('a tool on the home page is a skill of the career', () => {
  const tool = { label: 'Rust', icon: 'ethereum', gradient: ['#000000', '#ffffff'] } as const;
  const problems = checkConsistency(career, {
    ...tellings,
    toolkit: [{ label: 'Backend', items: [tool] }],
  });
  expect(problems).toMatchObject([
    { file: 'data/toolkit.ts', field: 'Backend, Rust', expected: expect.stringContaining('skill') },
  ]);
});

describe('the page of a project', () => {
  it.each([
    ['conity', { title: 'Connity' }, 'title', '"Conity"', '"Connity"'],
    ['exchange', { shortTitle: 'DEX' }, 'shortTitle', '"Decentralized Exchange"', '"DEX"'],
    ['exchange', { projectType: 'freelance' }, 'projectType', '"personal"', '"freelance"'],
    ['deep-logic', { kind: 'internship' }, 'kind', '"internships"', '"internship"'],
    ['conity', { role: 'CTO' }, 'role', '"Web development intern" first', '"CTO"'],
  ])('%s with %o disagrees in its %s', (slug, change, field, expected, found) => {
    expect(checkConsistency(career, withProject(slug, change))).toMatchObject([
      { file: `content/projects/${slug}.md`, field, expected, found },
    ]);
  });

  it('shows in words the dates that it marks', () => {
    const dateHtml =
      '<time datetime="2018-09">2017 Sept</time>-<time datetime="2018-12">Nov</time>';
    expect(checkConsistency(career, withProject('conity', { dateHtml }))).toMatchObject([
      { expected: 'the date 2018-09 in words', found: '"2017 Sept"' },
      { expected: 'the date 2018-12 in words', found: '"Nov"' },
    ]);
  });

  it('stands for itself where the career does not know it', () => {
    const [project] = projects;
    const more = project ? [...projects, { ...project, slug: 'new', title: 'New' }] : [];
    expect(checkConsistency(career, { ...tellings, projects: more })).toEqual([]);
  });

  it('has to exist for a project of the career', () => {
    const fewer = projects.filter(({ slug }) => slug !== 'exchange');
    expect(checkConsistency(career, { ...tellings, projects: fewer })).toMatchObject([
      { file: 'data/career.ts', field: 'projects.exchange' },
    ]);
  });
});
