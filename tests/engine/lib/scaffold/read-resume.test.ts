/** @jest-environment node */
import { readResume } from '@/lib/scaffold/read-resume';

const errorsOf = (source: string) => {
  try {
    readResume('me.json', source);
    return 'none';
  } catch (error) {
    return (error as Error).message;
  }
};

it('reading a résumé takes every section as an empty list where it is left out', () => {
  expect(readResume('me.json', '{}').resume).toMatchObject({ basics: { profiles: [] }, work: [] });
});

it('reading a résumé takes empty values as left out, and lines as one', () => {
  const {
    resume: { basics, work },
  } = readResume(
    'me.json',
    '\uFEFF{"basics":{"name":" Anna\\n Beck ","email":""},"work":[{"endDate":null}]}',
  );
  expect(basics).toEqual({ name: 'Anna Beck', profiles: [] });
  expect(work).toEqual([{ highlights: [] }]);
});

it('reading a résumé counts in months', () => {
  const { resume } = readResume('me.json', '{"work":[{"startDate":"2020-02-29"}]}');
  expect(resume.work[0]?.startDate).toBe('2020-02');
});

it.each([
  ['{"basics":{"name":5}}', 'me.json: basics.name\n'],
  ['{"basics":{"email":"anna"}}', 'me.json: basics.email\n'],
  ['{"work":{}}', 'me.json: work\n'],
  ['{"work":[{"startDate":"May 2020"}]}', 'me.json: work.0.startDate\n'],
  ['{"projects":[{"startDate":"2020","endDate":"2019"}]}', 'me.json: projects.0.endDate\n'],
  ['[]', 'me.json: JSON'],
  ['{"basics":\n{,}}', 'me.json:2: JSON'],
  ['['.repeat(200_000), 'me.json'],
])('reading a résumé says where %.40s is wrong', (source, message) => {
  expect(errorsOf(source)).toContain(message);
});
