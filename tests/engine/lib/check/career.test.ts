/** @jest-environment node */
import { checkTimeline } from '@/lib/check/career';
import type { TimelineCard } from '@/lib/site/types';
import { career } from '../../../support/career';

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
        expected: expect.stringMatching(/2024-02.*2019-03.*2020-01/),
      },
    ]);
    expect(check('2020', { entry: 'bakry' })).toMatchObject([
      { file: 'data/timeline.ts', field: '2020, A', found: '"bakry"' },
    ]);
  });
});
