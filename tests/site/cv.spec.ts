import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';

for (const [path, part] of [
  ['./', 'main'],
  ['about/', 'main'],
  ['contact/', 'contentinfo'],
] as const) {
  test(`'Download CV' in the ${part} of ${path} saves a PDF named after its owner`, async ({
    page,
  }) => {
    await page.goto(path);
    const saved = page.waitForEvent('download');
    await page.getByRole(part).getByRole('link', { name: 'Download CV', exact: true }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^[\p{L}\p{N}-]+-cv\.pdf$/u);
    const bytes = await readFile(await download.path());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.subarray(-8).toString()).toContain('%%EOF');
  });
}
