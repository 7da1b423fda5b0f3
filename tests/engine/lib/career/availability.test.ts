/** @jest-environment node */
import { availabilityText, careerOn } from '@/lib/career/availability';
import { careerSchema } from '@/lib/site/schemas/career';
import { career, periodWords } from '../../../support/career';

const busy = { ...career, availability: undefined };

it.each([
  ['2027-01-05', 'for a mission, from 5 Jan 2027'],
  ['2027-01', 'for a mission, from Jan 2027'],
  ['2027', 'for a mission, from 2027'],
  ['now', 'for a mission, available now'],
  ['by agreement', 'for a mission, start by agreement'],
])('from %s is written "%s"', (from, text) => {
  const stated = { openTo: 'a mission', from, goodUntil: '2027-05-31' };
  const words = {
    availability: {
      ...{ label: 'Open', text: 'for {openTo}, {from}' },
      ...{ from: 'from {date}', now: 'available now', byAgreement: 'start by agreement' },
    },
    periods: periodWords,
  };
  const { availability = stated } = careerSchema.parse({ ...career, availability: stated });
  expect(availabilityText(availability, words)).toBe(text);
});

it('an availability is shown up to its last day, and the rest of the career after it', () => {
  expect(careerOn(career, '2025-04-01')).toEqual(career);
  expect(careerOn(career, '2025-04-02')).toEqual(busy);
  expect(careerOn(busy, '2025-04-01')).toEqual(busy);
});
