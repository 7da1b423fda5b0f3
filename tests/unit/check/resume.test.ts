/** @jest-environment node */
import { findPlaceholders } from '@/lib/check/placeholders';
import { checkPeriods, checkShownResume } from '@/lib/check/resume';
import type { Project } from '@/lib/content/kinds';
import { readResume } from '@/lib/resume/read-resume';
import { cvOptions, resumeFile } from '../../support/resumes';

it.each([
  ['nurse', ['placeholder: basics.url']],
  ['designer', ['warning: letters', 'warning: basics.profiles[1].url']],
  ['translator', ['error: basics.name', 'warning: letters']],
  ['chef', ['placeholder: basics.url', 'warning: basics.image']],
])('tells what of the résumé of the %s the site cannot show', (name, faults) => {
  const found = checkShownResume(cvOptions(resumeFile(name)));
  expect(found.map(({ severity, field }) => `${severity}: ${field}`)).toEqual(faults);
});

describe('a project', () => {
  const resume = readResume(resumeFile('professor'));
  const check = (fields: Partial<Project>) =>
    checkPeriods(resume, [{ file: 'a.md', periods: [], ...fields } as Project]).map(
      ({ field, fix }) => `${field}: ${fix}`,
    );

  it('names an entry of the résumé, or has a period', () => {
    expect(check({ resume: 'Museum of the Sea', periods: [{ start: '2003' }] })).toEqual([]);
    expect(check({ periods: [{ start: '2003' }] })).toEqual([]);
    expect(check({})).toEqual([expect.stringContaining('period: write "period: 2023"')]);
  });

  it('has the nearest name as the fix of a wrong one', () => {
    expect(check({ resume: 'Museum of Sea' })).toEqual(['resume: write Museum of the Sea']);
  });
});

it('finds placeholders by their path in the file', () => {
  const written = {
    basics: { name: 'Jane Doe', profiles: [{ url: 'https://x.com/your-handle' }] },
  };
  expect(findPlaceholders('data/resume.json', written).map(({ field }) => field)).toEqual([
    'basics.name',
    'basics.profiles[0].url',
  ]);
});
