import { exportedPages } from '../support/browser/exported-pages';
import { smallTargets } from '../support/browser/small-targets';
import { expect, test } from '../support/browser/test';

test('links and buttons are large enough for a finger, even with short labels', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 375, height: 800 });
  for (const { path } of exportedPages('out-fixtures')) {
    await page.goto(path);
    await page.evaluate(() => {
      for (const link of document.querySelectorAll('main a.inline-flex.underline')) {
        const label = [...link.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
        if (label) label.textContent = 'i';
      }
    });
    expect(await smallTargets(page), path).toEqual([]);
  }
});
