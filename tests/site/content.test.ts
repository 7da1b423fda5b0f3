/** @jest-environment node */
import { findMistakes } from '@/lib/check/errors';
import { formatProblems } from '@/lib/content/problem';
import { writtenSite } from '@/lib/site';
import { readSiteContent } from '@/lib/site/content';

it.each([
  ['as it is published', false],
  ['with its drafts', true],
])('the site has no errors %s', (_, drafts) => {
  const { mistakes } = findMistakes(writtenSite, readSiteContent({ drafts }));
  expect(formatProblems(mistakes)).toBe('');
});
