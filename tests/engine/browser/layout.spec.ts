import { expect, test, type Page } from '@playwright/test';

// Layout waits for no script.
test.use({ javaScriptEnabled: false });

for (const path of ['./', 'about/', 'atlas/', 'blog/eight-pages/', 'nowhere/']) {
  test(`${path} has a header of 4rem, sides of 15%, and no sideways scroll`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(() => measure(page))
        .toEqual({
          width,
          headerHeight: '64px',
          sidePaddings: ['15%', '15%', '15%', '15%', '15%', '15%'],
          isCutOff: false,
        });
    }
  });
}

for (const [width, count, isVisible] of [
  [767, 0, true],
  [768, 3, false],
] as const) {
  test(`at ${width} px: ${count} links, and a menu button: ${isVisible}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('./');
    const header = page.getByRole('banner');
    await expect(header.getByRole('navigation').getByRole('link')).toHaveCount(count);
    const button = header.getByRole('button', { name: 'Show the contents' });
    await expect(button).toBeVisible({ visible: isVisible });
  });
}

const measure = (page: Page) =>
  page.evaluate(() => {
    // The body is as wide as the window without its scroll bar.
    const room = document.body.getBoundingClientRect().width;
    const share = (length: string) => `${Number(((parseFloat(length) / room) * 100).toFixed(2))}%`;
    const parts = ['body > header', 'main', 'body > footer'].map((selector) =>
      getComputedStyle(document.querySelector(selector) ?? document.body),
    );
    return {
      width: window.innerWidth,
      headerHeight: parts[0]?.height,
      sidePaddings: parts.flatMap(({ paddingLeft, paddingRight }) => [
        share(paddingLeft),
        share(paddingRight),
      ]),
      isCutOff: document.documentElement.scrollWidth > Math.ceil(room),
    };
  });
