/** @jest-environment node */
import { checkFieldNames, checkShownResume } from '@/lib/check/resume';
import { cvOptions, resumeFile } from '../../support/resumes';

it.each([
  ['nurse', ['placeholder: basics.url']],
  ['designer', ['warning: basics.label', 'warning: basics.profiles[1].url']],
  ['chef', ['placeholder: basics.url', 'warning: basics.image']],
])('tells what of the résumé of the %s the site cannot show', (name, faults) => {
  const found = checkShownResume(cvOptions(resumeFile(name)), resumeFile(name));
  expect(found.map(({ severity, field }) => `${severity}: ${field}`)).toEqual(faults);
});

it('names a typeface for letters that the CV lacks, and a URL that is not the one of the site', () => {
  const written = { basics: { name: 'りん', label: 'คนขับ', url: 'https://github.com/rin' } };
  expect(checkShownResume(cvOptions(written), written)).toEqual([
    expect.objectContaining({ severity: 'placeholder', field: 'basics.url' }),
    expect.objectContaining({
      severity: 'error',
      fix: expect.stringContaining('in Latin letters'),
    }),
    expect.objectContaining({
      severity: 'warning',
      fix: expect.stringContaining('install a typeface'),
    }),
  ]);
});

it('names fields that the site does not show, once, and those that are meant by misspelled ones', () => {
  const found = checkFieldNames({
    $schema: 'https://a.test',
    basics: { name: 'Ada', 'x-pronouns': 'she', _note: 'A' },
    work: [
      { name: 'Engines', postion: 'Programmer' },
      { name: 'Mills', salary: '1' },
      { company: 'Looms', salary: '2' },
    ],
    certifications: [{ name: 'Analyst' }],
    hobbies: ['Flying'],
    meta: { theme: 'plain' },
  });
  expect(found.map(({ field, fix }) => `${field}: ${fix}`)).toEqual([
    'work[0].postion: write "position"',
    expect.stringContaining('work[1].salary: move what it says into one of these'),
    'certifications: write "certificates"',
    expect.stringContaining('hobbies: move what it says into one of these'),
  ]);
});
