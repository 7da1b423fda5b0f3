import type { CvVariant } from '@/lib/schema';
import { cvsSchema } from '@/lib/schema/cvs';
import { checkCvs } from '@/scripts/check/data/cvs';
import { cvSource } from '../../support/resumes';

const source = cvSource({
  basics: { name: 'Ada' },
  work: [{ name: 'Analytical Engines', position: 'Programmer' }],
  skills: [{ name: 'Notes', keywords: ['Bernoulli numbers'] }],
});

const variant = (fields: Partial<CvVariant>) => ({ name: 'maths', label: 'Maths', ...fields });

const messagesFor = async (...variants: CvVariant[]) =>
  (await checkCvs(source, variants)).map(({ message }) => message);

it('accepts names and keywords that entries carry', async () => {
  const fields = {
    first: ['Programmer', 'Bernoulli numbers'],
    highlights: { 'Analytical Engines': 1 },
    pages: 1 as const,
  };
  expect(await messagesFor(variant(fields))).toEqual([]);
}, 60_000);

it('shows the nearest name for one that nothing carries', async () => {
  const fields = { leaveOut: ['Analytical Engine'], shorten: ['Zoology'] };
  expect(await messagesFor(variant(fields))).toEqual([
    '[0].shorten[0]: no entry of data/resume.json has the name or keyword "Zoology"',
    '[0].leaveOut[0]: no entry of data/resume.json has the name or keyword "Analytical Engine"; did you mean Analytical Engines?',
  ]);
});

it('tells apart variants whose files would have the same names', async () => {
  expect(await messagesFor(variant({}), variant({}), variant({ name: 'maths-letter' }))).toEqual([
    '[1].name: files of "maths" have this name already',
    '[2].name: files of "maths" have this name already',
  ]);
});

it('a variant that does not fit on its pages is told, and does not stop the build', async () => {
  const highlights = Array.from({ length: 99 }, () => 'A voyage to Valparaíso');
  const sailor = cvSource({ basics: { name: 'Ada' }, work: [{ name: 'Ship', highlights }] });
  expect(await checkCvs(sailor, [variant({ pages: 1 })])).toMatchObject([
    {
      severity: 'warning',
      file: 'data/cvs.ts',
      message: expect.stringMatching(/^\[0\]\.pages: maths is \d+ mm too long for 1 page/),
    },
  ]);
}, 60_000);

it.each([
  ['front-end', true],
  ['web', true],
  ['letter', false],
  ['fr', false],
  ['pt-br', false],
  ['Front End', false],
])('%s as the name of a variant is allowed: %s', (name, isAllowed) => {
  expect(cvsSchema.safeParse([variant({ name })]).success).toBe(isAllowed);
});
