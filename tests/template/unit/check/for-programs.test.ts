import { checkForPrograms } from '@/scripts/check/data/for-programs';
import { cvSource } from '../../support/resumes';

const messagesOf = async (source: ReturnType<typeof cvSource>, json: unknown) =>
  (await checkForPrograms(source, json)).map(({ file, message }) => `${file}: ${message}`);

it('says once each what programs do not find in the CV', async () => {
  const voyages = Array.from({ length: 200 }, (_, index) => `Voyage ${index} to Valparaíso`);
  const written = {
    basics: { name: 'Ada', phone: 'Upon request' },
    work: [
      { position: 'Captain', startDate: '2020', highlights: voyages },
      { position: 'Pilot', startDate: '2019-01', endDate: '2019' },
      { position: 'Sailor' },
    ],
  };
  const source = cvSource(written);
  const cv = { ...source.strings.cv, experience: 'Where I have been' };
  const strings = { ...source.strings, cv };
  expect(await messagesOf({ ...source, strings }, written)).toEqual([
    'data/resume.json: basics.email: programs look for an e-mail address in the CV',
    'data/resume.json: basics.phone: expected a phone number, found "Upon request"',
    'data/resume.json: work[2].startDate: programs count no experience without dates',
    'data/resume.json: work[0].startDate: programs count experience in months: 2022-06 in place of 2022; also work[1].startDate',
    'data/strings.ts: cv.experience: programs look for "Experience", found "Where I have been"',
    expect.stringMatching(
      /^data\/resume.json: The CV is \d+ mm too long for 2 pages on .*: it has \d\nhighlights would save: 1 /,
    ),
  ]);
}, 60_000);

it('finds nothing in a CV that programs can read', async () => {
  const written = {
    basics: { name: 'Ada', email: 'ada@sea.test' },
    work: [{ position: 'Captain', startDate: '2019-01', endDate: '2019-12' }],
  };
  const source = cvSource(written);
  const cv = { ...source.strings.cv, experience: 'Professional Experience' };
  expect(await messagesOf({ ...source, strings: { ...source.strings, cv } }, written)).toEqual([]);
  // A site without a CV.
  const none = cvSource({ basics: { name: 'Ada' } }, { cvPaper: undefined });
  expect(await messagesOf(none, {})).toEqual([]);
}, 60_000);
