/** @jest-environment node */
import { findErrors } from '@/lib/check/errors';
import { formatProblems } from '@/lib/content/problem';
import { writtenSite } from '@/lib/site';
import { readSiteContent } from '@/lib/site/content';

it.each([
  ['as it is published', false],
  ['with its drafts', true],
])('the site has no errors %s', (_, drafts) => {
  const { errors } = findErrors(writtenSite, readSiteContent({ drafts }));
  expect(formatProblems(errors)).toBe('');
});
