/** @jest-environment node */
import { findErrors } from '@/lib/check/content';
import { formatProblems } from '@/lib/content/problem';
import { writtenSite } from '@/lib/site';
import { loadSiteContent } from '@/lib/site/content';
import { siteDirectory } from '@/lib/site/directory';

it.each([
  ['as it is published', false],
  ['with its drafts', true],
])('the site has no errors %s', (_, drafts) => {
  const errors = findErrors(writtenSite, siteDirectory, loadSiteContent({ drafts }));
  expect(formatProblems(errors)).toBe('');
});
