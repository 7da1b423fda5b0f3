import { settings } from '@/data/site';
import { ownerOf } from '@/lib/resume/owner';
import { readResume } from '@/lib/resume/read-resume';
import { toPerson } from '@/lib/seo/person';
import { resumeFile } from '../../support/resumes';

function personOf(name: string) {
  const resume = readResume(resumeFile(name));
  const owner = ownerOf(resume, settings, '2026-01-31');
  const url = (path: string) => `https://site.test${path}`;
  return toPerson({ owner, resume, hasStory: true, url, siteUrl: url });
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

it('has only facts from the résumé', () => {
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
