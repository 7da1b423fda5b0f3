/** @jest-environment node */
import { settings } from '@/data/site';
import { strings } from '@/data/strings';
import { ownerOf } from '@/lib/resume/owner';
import { readResume } from '@/lib/resume/read-resume';
import { toPerson } from '@/lib/seo/person';
import { securityTxt } from '@/lib/seo/security-txt';
import { resumeFile } from '../../support/resumes';

function personOf(name: string) {
  const resume = readResume(resumeFile(name));
  const owner = ownerOf(resume, settings, '2026-01-31');
  const features = { about: true, contact: true, cv: true, blog: true, projects: true };
  const url = (path: string) => `https://site.test${path}`;
  return toPerson({ owner, resume, settings, strings, features, url });
}

it('tells search engines who the owner is', () => {
  expect(personOf('professor')).toMatchObject({
    name: 'Marie-Madeleine Wolfensteinhausen-Bergerdorff',
    familyName: 'Wolfensteinhausen-Bergerdorff',
    worksFor: { name: 'University of Hamburg' },
    alumniOf: [{ name: 'University of Kiel' }, { name: 'University of Vienna' }],
    knowsLanguage: ['German', 'Greek', 'Turkish'],
    award: ['Medal of the Society for Nautical Research', 'Best lecture of the year'],
  });
});

it('says nothing that the résumé does not say', () => {
  expect(Object.keys(personOf('chef'))).toEqual([
    '@type',
    '@id',
    'name',
    'givenName',
    'familyName',
    'jobTitle',
    'url',
    'worksFor',
  ]);
});

it('names the owner as the contact for security up to a day', () => {
  const owner = { email: 'ada@ada.test', url: 'https://ada.test' };
  expect(securityTxt(owner, '2026-05-01', '2026-05-01')).toBe(
    'Contact: mailto:ada@ada.test\nExpires: 2026-05-01T23:59:59Z\nCanonical: https://ada.test/.well-known/security.txt\n',
  );
  expect(securityTxt(owner, '2026-05-01', '2026-05-02')).toBeUndefined();
  expect(securityTxt({ url: owner.url }, '2026-05-01', '2026-01-01')).toBeUndefined();
});
