import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { exportedPages } from '../../support/browser/exported-pages';

const out = 'out-fixtures/';
const folder = `${out}_next/static/chunks/`;
const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
const wholeCss = sheets.map((name) => readFileSync(folder + name, 'utf8')).join('');

// The page as it arrives, with a style sheet that its policy does not know.
test.use({
  javaScriptEnabled: false,
  bypassCSP: true,
  contextOptions: { reducedMotion: 'reduce' },
});

for (const { path } of exportedPages(out)) {
  test(`the CSS in ${path} is all that the page needs of the site's`, async ({ page }) => {
    expect(wholeCss).not.toBe('');
    await page.goto(path);
    const { looked, changed } = await page.evaluate(changesUnder, wholeCss);
    expect(looked).toBeGreaterThan(10);
    expect(changed).toEqual([]);
  });
}

/** Adds style sheet `css` to the page, and names each element that looks different for it. */
function changesUnder(css: string): { looked: number; changed: string[] } {
  // Elements alike in tag and class, under parents alike, are told apart by no rule but
  // :first-child and :last-child: the first and the last of them stand for all.
  const paths = new Map<Element, string>();
  const alike = new Map<string, Element[]>();
  // The CSS of the dialog for pictures comes with the script that opens it.
  for (const element of document.querySelectorAll('html, body, body *:not(.viewer, .viewer *)')) {
    const above = element.parentElement ? (paths.get(element.parentElement) ?? '') : '';
    const path = `${above} > ${element.tagName}.${element.getAttribute('class') ?? ''}`;
    paths.set(element, path);
    alike.set(path, [...(alike.get(path) ?? []), element]);
  }
  const elements = [...alike.values()].flatMap((all) => [...new Set([all[0]!, all.at(-1)!])]);
  const looks = () =>
    elements.flatMap((element) =>
      ['', '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        if (pseudo && style.content === 'none') return `${paths.get(element)}${pseudo}`;
        // Custom properties that are registered are among them; by themselves they show nothing.
        const names = [...style].filter((name) => !name.startsWith('--'));
        const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        return `${paths.get(element)}${pseudo} ${values.join('; ')}`;
      }),
    );
  const alone = looks();
  const sheet = document.createElement('style');
  sheet.textContent = css;
  document.head.append(sheet);
  const changed = looks().filter((look, index) => look !== alone[index]);
  return { looked: elements.length, changed };
}
