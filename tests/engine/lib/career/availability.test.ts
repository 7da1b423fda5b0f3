/** @jest-environment node */
import { availabilityText, careerOn, findStaleAvailability } from '@/lib/career/availability';
import { words } from '@/lib/site';
import { career as ownersCareer } from '@/data/career';
import type { Career } from '@/lib/career/types';

const career: Career = {
  ...ownersCareer,
  availability: { openTo: 'a mission', from: '2027-01', goodUntil: '2027-05-31' },
};
const { availability, ...busy } = career;

describe('availabilityText says what for and from when', () => {
  it.each([
    ['2027-01', 'for a mission, from Jan 2027'],
    ['2027', 'for a mission, from 2027'],
    ['by agreement', 'for a mission, start by agreement'],
  ] as const)('from %s', (from, text) => {
    expect(
      availabilityText({ openTo: 'a mission', from, goodUntil: '2027-05-31' }, words.availability),
    ).toBe(text);
  });
});

describe('careerOn', () => {
  it('keeps the statement up to and on its last day', () => {
    expect(careerOn(career, '2027-05-31').availability).toBe(availability);
  });

  it('leaves it out from the day after, and nothing else', () => {
    expect(careerOn(career, '2027-06-01')).toEqual(busy);
  });

  it('has none to show where the owner is not open to work', () => {
    expect(careerOn(busy, '2027-05-01').availability).toBeUndefined();
  });
});

describe('findStaleAvailability', () => {
  it('finds nothing up to the last day, or where there is no statement', () => {
    expect(findStaleAvailability(career, '2027-05-31')).toEqual([]);
    expect(findStaleAvailability(busy, '2030-01-01')).toEqual([]);
  });

  it('asks the owner to renew or remove a statement that has run out', () => {
    expect(findStaleAvailability(career, '2027-06-01')).toEqual([
      {
        file: 'data/career.ts',
        field: 'availability.goodUntil',
        expected: 'a day that is not before today, 2027-06-01',
        found: '2027-05-31: the badge is no longer shown',
        mend: 'if it still holds, set a later day; if not, remove "availability"',
      },
    ]);
  });
});
