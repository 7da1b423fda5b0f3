import { expect, test } from '@playwright/test';
import { openSettled } from '../../support/browser/page';

test('a name of 40 letters and more links fit the header', async ({ page }) => {
  await openSettled(page, './');
  await page.getByRole('banner').evaluate((header) => {
    const double = document.createElement('span');
    double.append('Mutua-Ødegaard');
    Object.assign(double.style, { display: 'inline-block', maxWidth: '100%' });
    // The classes of a header with more links, and of names that are longer than 20 letters.
    for (const element of header.querySelectorAll('[class*="@[26rem]"]')) {
      element.setAttribute('class', element.getAttribute('class')!.replace('@[26rem]', '@[55rem]'));
    }
    const text = header.querySelector('a > span');
    text?.replaceChildren('Wanjiru Alexandra ', double, ' Jiménez');
    text?.classList.add('text-caption', 'leading-none', '@max-[14rem]:text-[0.75rem]');
    const links = header.querySelector('nav ul');
    links?.append(...[...links.children].map((link) => link.cloneNode(true)));
  });
  for (const [width, size] of [
    [320, 1],
    [375, 2],
    [768, 1],
    [1024, 1],
    [1280, 1],
    [1280, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate((zoom) => {
      const root = document.documentElement;
      root.style.setProperty('font-size', `${zoom * 100}%`);
      const bar = document.querySelector('header > div')?.getBoundingClientRect();
      const texts = [...document.querySelectorAll('header > div :is(span:not(.sr-only), a)')];
      return texts
        .map((text) => text.getBoundingClientRect())
        .filter(
          ({ top, left, right, bottom }) =>
            bar && right > left && (top < bar.top || bottom > bar.bottom || right > bar.right),
        ).length;
    }, size);
    expect(overflow, `at ${width} px, text at ${size * 100} %`).toBe(0);
  }
});
