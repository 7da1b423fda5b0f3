/** @jest-environment node */
import { checkShownResume } from '@/lib/check/resume';
import { cvSource, resumeFile } from '../../support/resumes';

it.each([
  ['nurse', ['placeholder: basics.url']],
  ['designer', ['warning: basics.label', 'warning: basics.profiles[1].url']],
  ['chef', ['placeholder: basics.url', 'warning: basics.image']],
])('reports what the site cannot show of the résumé of the %s', (name, faults) => {
  const found = checkShownResume(cvSource(resumeFile(name)), resumeFile(name));
  expect(found.map(({ severity, field }) => `${severity}: ${field}`)).toEqual(faults);
});

it('suggests the path of an image', () => {
  const written = {
    basics: { name: 'Ada', url: 'https://ada.test', image: 'public/images/a.jpg' },
  };
  expect(checkShownResume(cvSource(written), written)).toMatchObject([
    {
      severity: 'error',
      field: 'basics.image',
      fix: 'write "/images/a.jpg", and put the file there',
    },
  ]);
});

it('reports letters that the CV lacks, and a URL that is not that of the site', () => {
  const written = { basics: { name: 'りん', label: 'คนขับ', url: 'https://github.com/rin' } };
  expect(checkShownResume(cvSource(written), written)).toEqual([
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

it('reports letters that the CV lacks in what the content adds to it', () => {
  const written = { basics: { name: 'Ada', url: 'https://ada.test' } };
  const source = cvSource(written);
  const talk = { name: '車輪', highlights: [], keywords: [], roles: [], type: 'talk' };
  const withTalk = { ...source, resume: { ...source.resume, projects: [talk] } };
  expect(checkShownResume(withTalk, written)).toMatchObject([
    { severity: 'warning', found: expect.stringContaining('車') },
  ]);
});
