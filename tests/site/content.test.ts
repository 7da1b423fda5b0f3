/** @jest-environment node */
import { findErrors } from '@/lib/check/content';
import { formatDiagnostics } from '@/lib/content/diagnostic';
import { site } from '@/lib/site';
import { contentDirectory, loadSiteContent, renderOptions } from '@/lib/site/content';

it('the site has no errors as it is published', async () => {
  const loaded = loadSiteContent({ showUnpublished: false });
  const found = await findErrors(site, contentDirectory, loaded, renderOptions);
  expect(formatDiagnostics(found)).toBe('');
});
