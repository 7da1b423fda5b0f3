import { settings } from '@/data/site';
import { expectAccessible } from '../../support/browser/axe';
import { exportedPages } from '../../support/browser/exported-pages';
import { hydrated } from '../../support/browser/page';
import { test } from '../../support/browser/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [375, 1280]) {
  test(`axe finds nothing on any page at ${width} px`, async ({ page, out }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 800 });
    for (const { path, language } of exportedPages(out)) {
      // Pages in other languages have the same elements, with longer words.
      if (width > 375 && language !== settings.language) continue;
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(path);
      await hydrated(page);
      await expectAccessible(page, path, width === 375 ? ['dark', 'light'] : ['dark']);
    }
  });
}
