/** @jest-environment node */
import { checkShownResume } from '@/lib/check/resume';
import { cvOptions, resumeFile } from '../../support/resumes';

it.each([
  ['nurse', ['placeholder: basics.url']],
  ['designer', ['warning: basics.label', 'warning: basics.profiles[1].url']],
  ['chef', ['placeholder: basics.url', 'warning: basics.image']],
])('tells what of the résumé of the %s the site cannot show', (name, faults) => {
  const found = checkShownResume(cvOptions(resumeFile(name)), resumeFile(name));
  expect(found.map(({ severity, field }) => `${severity}: ${field}`)).toEqual(faults);
});

it('suggests the path of an image', () => {
  const written = {
    basics: { name: 'Ada', url: 'https://ada.test', image: 'public/images/a.jpg' },
  };
  expect(checkShownResume(cvOptions(written), written)).toMatchObject([
    { severity: 'error', field: 'basics.image', fix: 'write "/images/a.jpg"' },
  ]);
});

it('tells the codes of languages and countries apart', () => {
  const written = (countryCode: string) => ({
    basics: { name: 'Ada', url: 'https://ada.test', location: { countryCode } },
  });
  const check = (language: string, country: string) => {
    const options = cvOptions(written(country), { language });
    return checkShownResume(options, written(country)).map(({ fix }) => fix);
  };
  expect(check('se', 'SE')).toEqual([expect.stringContaining("or language: 'sv'")]);
  expect(check('sv', 'SV')).toEqual([expect.stringContaining('write "SE" for Sweden')]);
  expect(check('sv', 'SE')).toEqual([]);
  expect(check('fr', 'FR')).toEqual([]);
});

it('reports letters that the CV lacks, and a URL that is not that of the site', () => {
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
