/** @jest-environment node */
import fc from 'fast-check';
import { fingerprint } from '@/lib/content/fingerprint';

// The examples of its author: https://github.com/bryc/code/blob/master/jshash/experimental/cyrb53.js
it.each([
  ['a', 7929297801672961],
  ['revenge', 4051478007546757],
  ['revenue', 8309097637345594],
])('a fingerprint is cyrb53: "%s" gives %d', (text, number) => {
  expect(fingerprint(text)).toBe(number.toString(36));
});

it('a fingerprint is a short word that can stand in an attribute', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 50 }), (text) => {
      expect(fingerprint(text)).toMatch(/^[0-9a-z]{1,11}$/);
    }),
  );
});
