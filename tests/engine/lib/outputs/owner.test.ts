/** @jest-environment node */
import { cvFiles, type CvPaper } from '@/lib/outputs/cv-file';
import { publishedOwner } from '@/lib/outputs/published-owner';
import { securityTxt } from '@/lib/outputs/security-txt';
import { toVcard, vcardName } from '@/lib/outputs/vcard';
import { site } from '@/lib/site';
import { sourceOf, unsetOwner, url } from '../../../support/source';

const { owner } = site;

it('the published owner has what is set, and profiles with network and user name', () => {
  const profiles = [
    { label: 'Mastodon', url: 'https://craft.test/@ines', icon: 'SiMastodon' },
    { label: 'Guild', url: 'https://guild.test/members/luczak/', icon: 'LuUser' },
    { label: 'Notes', url: 'https://notes.test/index.xml', icon: 'LuRss' },
    { label: 'Shop', url: 'https://shop.test/', icon: 'LuStore' },
  ];
  expect(publishedOwner({ ...owner, profiles }, url('/'))).toEqual({
    ...{ name: 'Inés Łuczak', givenName: 'Inés', role: 'Bookbinder', location: 'Buenos Aires' },
    email: 'post@ines-luczak.test',
    url: 'https://ines-luczak.test/portfolio/',
    profiles: [
      { network: 'Mastodon', username: 'ines', url: 'https://craft.test/@ines' },
      { network: 'Guild', username: 'luczak', url: 'https://guild.test/members/luczak/' },
      { network: 'Notes', url: 'https://notes.test/index.xml' },
      { network: 'Shop', url: 'https://shop.test/' },
    ],
  });
});

it('the published owner has no placeholder', () => {
  expect(publishedOwner(unsetOwner, 'https://portfolio.example.com/')).toEqual({
    ...{ name: 'Jane Doe', givenName: 'Jane', role: 'Potter', location: 'Delft' },
    profiles: [],
  });
});

describe('the vCard', () => {
  it('is of version 3.0, with everything that is set', () => {
    expect(toVcard(sourceOf()).split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Łuczak;Inés;;;',
      'FN:Inés Łuczak',
      'TITLE:Bookbinder',
      'ADR;TYPE=WORK:;;;Buenos Aires;;;',
      'EMAIL;TYPE=INTERNET,PREF:post@ines-luczak.test',
      'URL:https://ines-luczak.test/portfolio/',
      'X-SOCIALPROFILE;TYPE=mastodon:https://craft.test/@ines',
      'REV:2025-03-01T00:00:00Z',
      'END:VCARD',
      '',
    ]);
  });

  it('has no placeholder', () => {
    const bare = toVcard(sourceOf({ owner: unsetOwner }));
    expect(bare).not.toMatch(/EMAIL|URL|SOCIALPROFILE|example|your-handle/);
  });

  it('has city and country apart', () => {
    const placeIn = (location: string, language = 'en') =>
      toVcard(
        sourceOf({ owner: { ...owner, location }, settings: { ...site.settings, language } }),
      ).match(/ADR.*/)?.[0];
    expect(placeIn('Montréal, Canada')).toBe('ADR;TYPE=WORK:;;;Montréal;;;Canada');
    expect(placeIn('Wien, Österreich', 'de')).toBe('ADR;TYPE=WORK:;;;Wien;;;Österreich');
    expect(placeIn('France')).toBe('ADR;TYPE=WORK:;;;;;;France');
  });

  it('escapes what separates values', () => {
    const card = toVcard(sourceOf({ owner: { ...owner, role: 'A, B; C\\D\nE' } }));
    expect(card).toContain(String.raw`TITLE:A\, B\; C\\D\nE`);
  });

  it('folds lines at 75 octets, between characters, and loses nothing', () => {
    const role = 'Développeur 🦀 '.repeat(12).trim();
    const folded = toVcard(sourceOf({ owner: { ...owner, role } }));
    const lengths = folded.split('\r\n').map((line) => Buffer.byteLength(line));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
    expect(folded).not.toContain('\uFFFD');
    expect(folded.replaceAll('\r\n ', '')).toContain(`TITLE:${role}\r\n`);
  });
});

describe('security.txt', () => {
  const contact = { ...owner, securityContactUntil: '2027-11-30' };

  it('contains the email address and its expiry', () => {
    expect(securityTxt(contact, '2027-11-30')).toBe(
      'Contact: mailto:post@ines-luczak.test\n' +
        'Expires: 2027-11-30T23:59:59Z\n' +
        'Canonical: https://ines-luczak.test/.well-known/security.txt\n',
    );
  });

  it('is not published without an email address or expiry, nor after it has expired', () => {
    expect(securityTxt({ ...contact, email: undefined }, '2027-01-01')).toBeUndefined();
    expect(securityTxt(owner, '2027-01-01')).toBeUndefined();
    expect(securityTxt(contact, '2027-12-01')).toBeUndefined();
  });
});

describe('file names', () => {
  const filesOf = (name: string, cvPaper?: CvPaper) =>
    cvFiles({ owner: { ...owner, name }, settings: { ...site.settings, cvPaper } });

  it.each([
    ['Éloïse Lœwe-Dupré', 'eloise-loewe-dupre-cv.pdf'],
    ['Łukasz O’Neil', 'lukasz-oneil-cv.pdf'],
    ['김민수', '김민수-cv.pdf'],
    ['Дарья Йо', 'дарья-йо-cv.pdf'],
    ['…', 'cv.pdf'],
  ])('of the CV of %s: %s', (name, file) => {
    expect(filesOf(name)[0]?.name).toBe(file.normalize('NFC'));
  });

  it('of the CV name the smaller market, and can stand in a link', () => {
    expect(filesOf(owner.name)[1]?.path).toBe('/cv/ines-luczak-cv-letter.pdf');
    expect(filesOf('김')[0]?.path).toBe('/cv/%EA%B9%80-cv.pdf');
  });

  it("begin with the CV on the owner's paper", () => {
    const papers = filesOf(owner.name, 'letter').map(({ paper }) => paper);
    expect(papers).toEqual(['letter', 'a4']);
  });

  it('of the vCard', () => {
    expect(vcardName(owner)).toBe('ines-luczak.vcf');
    expect(vcardName({ name: '!' })).toBe('contact.vcf');
  });
});
