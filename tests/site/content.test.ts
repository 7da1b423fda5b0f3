/** @jest-environment node */
import { findErrors } from '@/lib/check/content';
import { formatDiagnostics } from '@/lib/diagnostic';
import { site } from '@/scripts/site-data';
import { contentDirectory, loadSiteContent, renderOptions } from '@/app/content';

it('the site has no errors as it is published', async () => {
  const loaded = loadSiteContent({ showUnpublished: false });
  const found = await findErrors(site, contentDirectory, loaded, renderOptions);
  expect(formatDiagnostics(found)).toBe('');
});
