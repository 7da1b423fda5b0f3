import { findStaleContact, securityTxt } from '@/lib/outputs/security-txt';
import { setOwner, unsetOwner } from '../../../support/set-owner';

const owner = { ...setOwner, securityContactUntil: '2027-11-30' };

it('names the address, and until when it holds', () => {
  expect(securityTxt(owner, '2027-11-30')).toBe(
    'Contact: mailto:ada@ada.dev\n' +
      'Expires: 2027-11-30T23:59:59Z\n' +
      'Canonical: https://ada.dev/.well-known/security.txt\n',
  );
});

it('is not there without an address, or once its day is over', () => {
  expect(securityTxt(unsetOwner, '2027-01-01')).toBeUndefined();
  expect(securityTxt(owner, '2027-12-01')).toBeUndefined();
});

it('is found out of date on the day after', () => {
  expect(findStaleContact(owner, '2027-11-30')).toEqual([]);
  expect(findStaleContact(owner, '2027-12-01')).toMatchObject([{ field: 'securityContactUntil' }]);
});
