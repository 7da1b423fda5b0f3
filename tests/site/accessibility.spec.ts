import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/browser/axe';
import { exportedPages } from '../support/browser/exported-pages';
import { smallTargets } from '../support/browser/small-targets';

// axe checks each page six times, which takes some seconds each on a small machine.
test.describe.configure({ timeout: 180_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path } of exportedPages('out')) {
  test(`axe finds nothing on ${path}, and what is pressed is large enough`, async ({ page }) => {
    await page.goto(path);
    for (const width of [375, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page);
      if (width === 375) expect(await smallTargets(page)).toEqual([]);
    }
  });
}
