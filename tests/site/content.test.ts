/** @jest-environment node */
import { findErrors } from '@/lib/check/content';
import { formatProblems } from '@/lib/content/problem';
import { site } from '@/lib/site';
import { loadSiteContent } from '@/lib/site/content';
import { siteDirectory } from '@/lib/site/directory';

it('the site has no errors as it is published', () => {
  const errors = findErrors(site, siteDirectory, loadSiteContent({ drafts: false }));
  expect(formatProblems(errors)).toBe('');
});
