/** @jest-environment node */
import { toVcard, vcardName } from '@/lib/outputs/vcard';
import { career } from '../../../support/career';
import { setOwner, unsetOwner, sourceOf } from '../../../support/set-owner';

const site = 'https://ada.dev/portfolio/';
const card = toVcard(sourceOf({ career }));

it('is a vCard 3.0 with everything that is set', () => {
  expect(card.split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    String.raw`N:Byron\; Lovelace;Ada;;;`,
    String.raw`FN:Ada Byron\; Lovelace`,
    `TITLE:${setOwner.role}`,
    `ADR;TYPE=WORK:;;;;;;${setOwner.location}`,
    'EMAIL;TYPE=INTERNET,PREF:ada@ada.dev',
    `URL:${site}`,
    'X-SOCIALPROFILE;TYPE=github:https://github.com/ada',
    'X-SOCIALPROFILE;TYPE=linkedin:https://www.linkedin.com/in/ada-lovelace/',
    'X-SOCIALPROFILE;TYPE=x:https://x.com/ada_l',
    `REV:${career.updatedOn}T00:00:00Z`,
    'END:VCARD',
    '',
  ]);
});

it('leaves placeholders out', () => {
  const bare = toVcard(sourceOf({ career, owner: unsetOwner }));
  expect(bare).toContain('FN:John Doe\r\n');
  expect(bare).not.toMatch(/EMAIL|URL|SOCIALPROFILE|example|your-handle/);
});

it('escapes what separates values', () => {
  const owner = { ...setOwner, role: 'A, B; C\\D\nE' };
  expect(toVcard(sourceOf({ career, owner }))).toContain(String.raw`TITLE:A\, B\; C\\D\nE`);
});

it('folds lines at 75 octets, between characters, and loses nothing', () => {
  const role = 'Développeur 🦀 '.repeat(12).trim();
  const folded = toVcard(sourceOf({ career, owner: { ...setOwner, role } }));
  const lengths = folded.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
  expect(folded).not.toContain('\uFFFD');
  expect(folded.replaceAll('\r\n ', '')).toContain(`TITLE:${role}\r\n`);
});

it('is saved under the name of the owner', () => {
  expect(vcardName({ name: 'Łucja Grøndahl' })).toBe('lucja-grondahl.vcf');
  expect(vcardName({ name: '!' })).toBe('contact.vcf');
});
