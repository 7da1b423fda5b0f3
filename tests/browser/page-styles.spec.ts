import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { pages, unknownPage } from './support/pages';

const folder = fileURLToPath(new URL('../../out/_next/static/chunks/', import.meta.url));
const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
const wholeCss = sheets.map((name) => readFileSync(folder + name, 'utf8')).join('');

// The page as it arrives, with a style sheet that its policy does not know.
test.use({
  javaScriptEnabled: false,
  bypassCSP: true,
  contextOptions: { reducedMotion: 'reduce' },
});

for (const { path } of [...pages, unknownPage]) {
  test(`the CSS in ${path} is all that the page needs of the site's`, async ({ page }) => {
    expect(wholeCss).not.toBe('');
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const alone = await looks(page);
      await page.addStyleTag({ content: wholeCss });
      const together = await looks(page);
      const changed = together.filter((look, index) => look !== alone[index]);
      expect(together).toHaveLength(alone.length);
      expect(changed).toEqual([]);
    }
  });
}

/** What each element and its pseudo-elements look like, as one text for each. */
const looks = (page: Page) =>
  page.locator('html, body, body *').evaluateAll((elements) =>
    elements.flatMap((element) =>
      ['', '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const values = [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
        return `${element.tagName}.${element.getAttribute('class')}${pseudo} ${values.join('; ')}`;
      }),
    ),
  );
