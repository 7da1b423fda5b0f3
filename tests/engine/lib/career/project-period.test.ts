/** @jest-environment node */
import type { CareerDate, Period } from '@/lib/career/types';
import { projectPeriodHtml } from '@/lib/career/project-period';
import { career } from '@/data/career';
import type { Career } from '@/lib/career/types';

/** A career with one employer and these stays, the latest first. */
const withStays = (...periods: Period[]): Career => ({
  ...career,
  positions: [
    {
      slug: 'acme',
      employer: { name: 'Acme' },
      stays: periods.map((period) => ({
        ...period,
        role: 'Developer',
        contract: 'internship',
        points: [],
      })),
    },
  ],
});

const words = (...periods: Period[]) =>
  projectPeriodHtml(withStays(...periods), 'acme')?.replace(/<[^>]*>/g, '');

describe('projectPeriodHtml', () => {
  it.each<[CareerDate, Period['end'], string]>([
    ['2018-09', '2018-12', '2018 Sept-Dec'],
    ['2021-09', '2022-02', '2021 Sept-2022 Feb'],
    ['2022-06', undefined, 'from 2022 June, current'],
    ['2017', 'unknown', 'from 2017'],
    ['2023', '2023', '2023'],
    ['2023-05', '2023-05', '2023 May'],
    ['2022', '2023', '2022-2023'],
  ])('writes %s to %s as %s', (start, end, written) => {
    expect(words({ start, ...(end && { end }) })).toBe(written);
  });

  it('begins with the oldest stay', () => {
    expect(words({ start: '2021-09', end: '2022-02' }, { start: '2020-03', end: '2020-07' })).toBe(
      '2020 Mar-Jul and 2021 Sept-2022 Feb',
    );
  });

  it('gives every date to machines as it is', () => {
    expect(projectPeriodHtml(withStays({ start: '2018-09', end: '2018-12' }), 'acme')).toBe(
      '<time datetime="2018-09">2018 Sept</time>-<time datetime="2018-12">Dec</time>',
    );
  });

  it('knows jobs and projects, and nothing else', () => {
    expect(projectPeriodHtml(career, 'stream-manager')).toContain('2022');
    expect(projectPeriodHtml(career, 'high-school')).toBeUndefined();
    expect(projectPeriodHtml(career, 'shop')).toBeUndefined();
  });
});
