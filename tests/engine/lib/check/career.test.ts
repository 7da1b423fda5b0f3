/** @jest-environment node */
import { checkTimeline } from '@/lib/check/career';
import type { Problem } from '@/lib/content/problem';
import type { TimelineCard } from '@/lib/site/types';
import { career } from '../../../support/career';

const found = (problems: Problem[]) =>
  problems.map(({ file, field, found: what }) => `${file}: ${field}: ${what}`);

describe('a card of the timeline', () => {
  const check = (year: string, card: Partial<TimelineCard>) =>
    checkTimeline([{ year, cards: [{ title: 'A', description: '', ...card }] }], career);

  it('stands in a year in which its entry begins or ends, or has none', () => {
    expect(check('2019', { entry: 'bakery' })).toEqual([]);
    expect(check('2020', { entry: 'bakery' })).toEqual([]);
    expect(check('2024 ?', { entry: 'bakery' })).toEqual([]);
    expect(check('2030', {})).toEqual([]);
  });

  it('is reported in another year, and with an unknown entry', () => {
    expect(check('2021', { entry: 'bakery' })).toMatchObject([
      {
        ...{ file: 'data/timeline.ts', field: '2021, A', found: '2021' },
        expected: 'a year in which "bakery" begins or ends: 2024-02 or 2019-03 or 2020-01',
      },
    ]);
    expect(found(check('2020', { entry: 'bakry' }))).toEqual([
      'data/timeline.ts: 2020, A: "bakry"',
    ]);
  });
});
