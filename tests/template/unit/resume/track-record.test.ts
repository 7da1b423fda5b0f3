import { readResume } from '@/lib/resume/read-resume';
import { trackRecordOf } from '@/lib/resume/track-record';

const resume = readResume({
  work: [
    { name: 'Press', position: 'Editor', startDate: '2019-02', highlights: ['Forty books'] },
    { name: 'Press', position: 'Trainee', startDate: '2016-02', endDate: '2017-02' },
    { name: 'Undated', summary: 'A short job' },
  ],
  volunteer: [{ organization: 'Choir', position: 'Tenor', startDate: '2018', endDate: '2020' }],
});

it('has paid and voluntary positions, newest first, those without dates last', () => {
  expect(trackRecordOf(resume, []).map(({ where, role }) => [where, role])).toEqual([
    ['Press', 'Editor'],
    ['Choir', 'Tenor'],
    ['Press', 'Trainee'],
    ['Undated', ''],
  ]);
});

it('says what came of a position: the outcome of its page, or its first highlight, or its summary', () => {
  const outcomes = (pages: Parameters<typeof trackRecordOf>[1]) =>
    trackRecordOf(resume, pages).map(({ outcome }) => outcome);
  expect(outcomes([])).toEqual(['Forty books', '', '', 'A short job']);
  const page = { resume: 'Press', path: '/press/', outcome: 'A prize' };
  expect(outcomes([page])).toEqual(['A prize', '', 'A prize', 'A short job']);
  expect(outcomes([{ resume: undefined, path: '/other/', outcome: 'Nothing' }])[3]).toBe(
    'A short job',
  );
});

it('leads to the page about an employer', () => {
  const entries = trackRecordOf(resume, [{ resume: 'Press', path: '/press/' }]);
  expect(entries.map(({ path }) => path)).toEqual(['/press/', undefined, '/press/', undefined]);
});
