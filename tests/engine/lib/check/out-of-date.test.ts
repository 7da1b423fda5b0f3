/** @jest-environment node */
import { findOutOfDate } from '@/lib/check/out-of-date';
import { site } from '@/lib/site';
import { career } from '../../../support/career';

const { owner } = site;

it('an availability is reported after it has expired', () => {
  const busy = { ...career, availability: undefined };
  expect(findOutOfDate({ owner, career }, '2025-04-01')).toEqual([]);
  expect(findOutOfDate({ owner, career: busy }, '2030-01-01')).toEqual([]);
  expect(findOutOfDate({ owner, career }, '2025-04-02')).toMatchObject([
    { file: 'data/career.ts', field: 'availability.goodUntil' },
  ]);
});

it('a contact for security.txt is reported after it has expired', () => {
  const known = { owner: { ...owner, securityContactUntil: '2024-11-30' }, career };
  expect(findOutOfDate(known, '2024-11-30')).toEqual([]);
  expect(findOutOfDate(known, '2024-12-01')).toMatchObject([{ field: 'securityContactUntil' }]);
});
