import { expectAccessible } from '../../support/browser/axe';
import { differentPages } from '../../support/browser/exported-pages';
import { hydrated } from '../../support/browser/page';
import { test } from '../../support/browser/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe finds nothing on any page, on phones and wide screens', async ({ page, out }) => {
  test.setTimeout(240_000);
  for (const { path } of differentPages(out)) {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(path);
    await hydrated(page);
    // The texts of the fixtures are in the columns of the site.
    if (out === 'out') {
      await page.setViewportSize({ width: 1280, height: 800 });
      await expectAccessible(page, `${path} at 1280 px`, ['dark']);
    }
    await page.setViewportSize({ width: 375, height: 800 });
    await expectAccessible(page, `${path} at 375 px`);
  }
});
