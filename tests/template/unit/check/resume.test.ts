import { loadContent } from '@/lib/content/load';
import { checkNotInRecord, checkShownResume } from '@/scripts/check/data/resume';
import { post, projectFolder } from '../../support/content-folder';
import { cvSource, resumeFile } from '../../support/resumes';

it.each([
  ['nurse', ['placeholder: basics.url: expected the URL of the site']],
  [
    'designer',
    [
      'warning: basics.label: the CV',
      "warning: basics.summary: the CV's typeface has no 🖋 🦊",
      "warning: work[0].highlights[0]: the CV's typeface has no 👩 🎨",
      "warning: work[0].highlights[2]: the CV's typeface has no 🏆",
      'warning: basics.profiles[1].url: without a URL',
    ],
  ],
  ['chef', ['placeholder: basics.url: expected', 'warning: basics.image: expected the path']],
])('reports what the site cannot show of the résumé of the %s', (name, expected) => {
  const found = checkShownResume(cvSource(resumeFile(name)), resumeFile(name));
  expect(found.map(({ severity, message }) => `${severity}: ${message}`)).toEqual(
    expected.map((one) => expect.stringContaining(one)),
  );
});

it('reports an image that is not a file in public/', () => {
  const written = {
    basics: { name: 'Ada', url: 'https://ada.test', image: 'public/images/a.jpg' },
  };
  expect(checkShownResume(cvSource(written), written)).toMatchObject([
    { severity: 'error', message: expect.stringContaining('found "public/images/a.jpg"') },
  ]);
});

it('reports each letter that the CV lacks once, with its field, and a URL that is not that of the site', () => {
  const written = {
    basics: { name: 'りん', label: 'คน', summary: 'คน 🚀', url: 'https://github.com/rin' },
  };
  const found = checkShownResume(cvSource(written), written);
  expect(found.map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
    expect.stringMatching(/^placeholder: basics\.url: /),
    "error: basics.name: the CV's typeface has no り ん",
    "warning: basics.label: the CV's typeface has no ค น, so the CV leaves them out",
    "warning: basics.summary: the CV's typeface has no 🚀, so the CV leaves them out",
  ]);
});

it('reports letters that the CV lacks in what the content adds to it', () => {
  const written = { basics: { name: 'Ada', url: 'https://ada.test' } };
  const source = cvSource(written);
  const talk = { name: '車輪', highlights: [], keywords: [], roles: [], type: 'talk' };
  const withTalk = { ...source, resume: { ...source.resume, projects: [talk] } };
  const folder = projectFolder({ 'content/blog/a.md': post({ title: '車輪' }) });
  const { entries } = loadContent({ directory: `${folder}/content`, today: '2024-01-01' });
  expect(checkShownResume(withTalk, written, entries)).toMatchObject([
    {
      severity: 'warning',
      file: `${folder}/content/blog/a.md`,
      line: 2,
      message: expect.stringMatching(/^title: .*車/),
    },
  ]);
});

it('reports letters that the CV lacks in its headings', () => {
  const written = { basics: { name: 'Ada', url: 'https://ada.test' }, work: [{ name: 'Ferry' }] };
  const source = cvSource(written);
  const cv = { ...source.strings.cv, experience: '🚀 Work' };
  const found = checkShownResume({ ...source, strings: { ...source.strings, cv } }, written);
  expect(found).toMatchObject([{ severity: 'warning', message: expect.stringContaining('🚀') }]);
});

it('reports a misspelt employer that the record should leave out', () => {
  const { resume } = cvSource({ basics: { name: 'Ada' }, work: [{ name: 'Analytical Engines' }] });
  expect(checkNotInRecord(resume, ['Analytical Engines', 'Analytical Engine'])).toMatchObject([
    {
      severity: 'warning',
      file: 'data/site.ts',
      message:
        'notInRecord[1]: data/resume.json has no employer or organization "Analytical Engine"; did you mean Analytical Engines?',
    },
  ]);
});
