import { career } from '@/data/career';
import { checkCareer } from '@/lib/check/career';
import { formatDate, formatPeriod, formatYears, isCurrent, yearsOf } from '@/lib/career/periods';
import { evidencePeriods, formatSkillYears, skillYears } from '@/lib/career/skills';
import type { Career, Skill } from '@/lib/career/types';

const small: Career = {
  ...career,
  updatedOn: '2025-03-01',
  positions: [
    {
      slug: 'shop',
      employer: { name: 'Shop' },
      stays: [
        { role: 'Developer', contract: 'permanent contract', start: '2024-02', points: [] },
        { role: 'Intern', contract: 'internship', start: '2019-03', end: '2020-01', points: [] },
      ],
    },
  ],
  projects: [
    { slug: 'game', title: 'Game', kind: 'personal project', start: '2022', end: '2022', line: '' },
  ],
  education: [{ slug: 'school', title: 'School', start: '2017', end: 'unknown', detail: '' }],
  volunteering: [],
  skillGroups: [{ label: 'All', skills: [{ name: 'C', evidence: ['shop'] }] }],
  availability: { openTo: 'work', from: '2025-05', goodUntil: '2025-04-01' },
};

const withSkill = (skill: Skill): Career => ({
  ...small,
  skillGroups: [{ label: 'All', skills: [skill] }],
});

describe('the career of the owner', () => {
  it('agrees with itself', () => {
    expect(checkCareer(career)).toEqual([]);
  });

  it('has one current position', () => {
    const current = career.positions.filter(({ stays }) => stays.some(isCurrent));
    expect(current.map(({ slug }) => slug)).toEqual(['maskott']);
  });

  it('lists the stays at an employer together, the latest first', () => {
    const stays = career.positions.find(({ slug }) => slug === 'deep-logic')?.stays ?? [];
    expect(stays.map(({ start }) => start)).toEqual(['2021-09', '2020-03']);
  });
});

describe('formatPeriod', () => {
  it.each([
    ['2022-06', undefined, 'Jun 2022 – now'],
    ['2021-09', '2022-02', 'Sep 2021 – Feb 2022'],
    ['2020-03', '2020-07', 'Mar–Jul 2020'],
    ['2018-09', '2018-09', 'Sep 2018'],
    ['2022', '2023', '2022–2023'],
    ['2022', '2022-06', '2022 – Jun 2022'],
    ['2022', undefined, '2022–now'],
    ['2023', '2023', '2023'],
    ['2017', 'unknown', 'from 2017'],
  ] as const)('writes %s to %s as "%s"', (start, end, text) => {
    expect(formatPeriod({ start, end })).toBe(text);
  });
});

it('formatDate keeps a date as exact as it is', () => {
  expect(formatDate('2022-06')).toBe('Jun 2022');
  expect(formatDate('2022')).toBe('2022');
});

it('isCurrent holds while the end is left out, not when it is unknown', () => {
  expect(isCurrent({ start: '2022' })).toBe(true);
  expect(isCurrent({ start: '2022', end: 'unknown' })).toBe(false);
});

describe('yearsOf', () => {
  it('counts overlapping years once and the current period up to the given day', () => {
    const periods = [{ start: '2023-05' }, { start: '2020-11', end: '2021-01' }] as const;
    expect(yearsOf([...periods, { start: '2021', end: '2021' }], '2024-01-01')).toEqual([
      2020, 2021, 2023, 2024,
    ]);
  });

  it('counts only the first year where the end is unknown', () => {
    expect(yearsOf([{ start: '2017', end: 'unknown' }], '2024-01-01')).toEqual([2017]);
  });
});

it('formatYears joins runs and leaves the last one open when it is current', () => {
  expect(formatYears([2018, 2020, 2021, 2022])).toBe('2018, 2020–2022');
  expect(formatYears([2018, 2022, 2023], true)).toBe('2018, 2022–now');
  expect(formatYears([])).toBe('');
});

describe('the years of a skill', () => {
  it('come from all the periods behind its evidence', () => {
    const skill: Skill = { name: 'C', evidence: ['shop', 'game'] };
    expect(evidencePeriods(skill, small)).toHaveLength(3);
    expect(skillYears(skill, small)).toEqual([2019, 2020, 2022, 2024, 2025]);
    expect(formatSkillYears(skill, small)).toBe('2019–2020, 2022, 2024–now');
  });

  it('are none without evidence', () => {
    expect(formatSkillYears({ name: 'D', reason: 'Only read about it.' }, small)).toBe('');
  });
});

describe('checkCareer', () => {
  it('finds nothing where everything agrees', () => {
    expect(checkCareer(small)).toEqual([]);
  });

  it('names an unknown slug and the slugs that there are', () => {
    expect(checkCareer(withSkill({ name: 'C', evidence: ['shpo'] }))).toEqual([
      {
        file: 'data/career.ts',
        field: 'skillGroups."All".C',
        expected: 'one of: shop, game, school',
        found: '"shpo"',
        mend: 'correct the slug, or add the entry that it names',
      },
    ]);
  });

  it('asks for evidence or a reason', () => {
    const [problem] = checkCareer(withSkill({ name: 'C', reason: ' ' }));
    expect(problem?.expected).toBe('evidence, or the reason why there is none');
  });

  it.each([
    ['2022-06', '2022-05', '2022-05'],
    ['2022-06', '2021', '2021'],
    ['2022-13', '2023', '"2022-13"'],
    ['2022', '23', '"23"'],
  ] as const)('refuses %s to %s', (start, end, found) => {
    const education = [{ slug: 'school', title: '', detail: '', start, end }];
    expect(checkCareer({ ...small, education })).toMatchObject([
      { file: 'data/career.ts', field: 'education.school', found },
    ]);
  });

  it('accepts a month in the year that ends the period', () => {
    const education = [
      { slug: 'school', title: '', detail: '', start: '2022-06', end: '2022' } as const,
    ];
    expect(checkCareer({ ...small, education })).toEqual([]);
  });

  it('refuses a slug that is taken twice', () => {
    const projects = small.projects.map((project) => ({ ...project, slug: 'shop' }));
    expect(checkCareer({ ...small, projects })).toMatchObject([
      { field: 'shop', found: '"shop" more than once' },
    ]);
  });

  it('refuses a statement of availability that is older than the record', () => {
    const availability = { openTo: 'work', from: '2025-05', goodUntil: '2025-02-28' } as const;
    expect(checkCareer({ ...small, availability })).toMatchObject([
      { file: 'data/career.ts', field: 'availability.goodUntil' },
    ]);
  });
});
