import type { Page } from '@playwright/test';
import { expectAccessible, expectContrast } from '../support/axe';
import { differentPages } from '../support/exported-pages';
import { hydrated, settled } from '../support/page';
import { readToTheEnd } from '../support/read-to-the-end';
import { expect, serviceHosts, test } from '../support/test';
import { layoutShift, requestedBeforePaint, watchConsole, watchRequests } from '../support/watch';

test('each page hydrates without console messages, loads only what it should, and is accessible', async ({
  page,
  pages,
  out,
  baseURL,
  browserName,
}) => {
  test.setTimeout(420_000);
  const allowed = [new URL(baseURL!).origin, ...Object.values(serviceHosts).flat()];
  const messages = watchConsole(page);
  const elsewhere = watchRequests(
    page,
    ({ origin, protocol }) => protocol !== 'data:' && !allowed.includes(origin),
  );
  for (const { path, isNotFound } of differentPages(pages)) {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    const early = await requestedBeforePaint(page);
    const blocking = early.filter((file) => !/\.(avif|webp|svg|jpe?g|png|webm|mp4)$/.test(file));
    expect.soft(blocking, `${path} before its first paint`).toEqual([]);
    await hydrated(page);
    await readToTheEnd(page);
    await expect.poll(() => missingImages(page), path).toEqual([]);
    await settled(page);
    expect.soft(await fontBytes(page), `fonts of ${path}`).toBeLessThanOrEqual(90_000);
    expect.soft(await layoutShift(page), `shift of ${path}`).toBeLessThan(0.05);
    expect.soft(elsewhere.splice(0), path).toEqual([]);
    // Chromium reports the status of the page that does not exist, other browsers do not.
    const isExpected = (message: string) => isNotFound && message.includes('404');
    const unexpected = messages.splice(0).filter((message) => !isExpected(message));
    expect.soft(unexpected, path).toEqual([]);
    // axe finds the same in every browser.
    if (browserName !== 'chromium') continue;
    // The columns of the fixtures are those of the site.
    for (const width of out === 'out' ? [375, 1280] : [375]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page, { name: `${path} at ${width} px` });
    }
    // Header and footer have the same colors on each page.
    await expectContrast(page, { name: path, within: path === './' ? 'html' : 'main' });
  }
});

const missingImages = (page: Page) =>
  page
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images
        .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
        .map(({ src }) => src),
    );

/**
 * The size of the fonts that a page has loaded for basic Latin, compressed. Pages with other letters, such as
 * those of Polish names, load further files.
 */
const fontBytes = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /-latin-(?!ext-).*\.woff2$/.test(name))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
