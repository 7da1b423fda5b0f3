import { expect, test as base } from '@playwright/test';
import { exportedPages } from '../support/browser/exported-pages';
import { post } from '../support/browser/host';
import { browsers, type RunningBrowser, type Tab, type TabOptions } from './browsers';
import { startHost, type Host } from './host';

const phone: TabOptions = { width: 360, height: 740, script: true };
const wide: TabOptions = { width: 1280, height: 800, script: true };

const test = base.extend<
  { options: TabOptions; host: Host; tab: Tab },
  { running: RunningBrowser | undefined }
>({
  options: [wide, { option: true }],
  host: async ({}, provide) => {
    const host = await startHost();
    await provide(host);
    host.close();
  },
  tab: async ({ running, options, host }, provide) => {
    test.skip(!running, 'It is not installed.');
    if (!running) return;
    const tab = await running.open(options);
    await provide({ ...tab, open: (path) => tab.open(host.origin + path) });
    await tab.close();
    // Of the browser, of scripts, and of the security policy.
    expect(tab.messages).toEqual([]);
  },
  running: [
    async ({}, provide, { project: { name } }) => {
      const { isInstalled, start } = browsers[name as keyof typeof browsers];
      const running = isInstalled ? await start() : undefined;
      await provide(running);
      await running?.close();
    },
    { scope: 'worker' },
  ],
});

const heading = 'main h1';

/** Waits for the text of the first element that is shown. */
const expectText = (tab: Tab, selector: string) =>
  expect.poll(() =>
    tab.run(
      (wanted) =>
        [...document.querySelectorAll<HTMLElement>(wanted)].find((one) => one.checkVisibility())
          ?.innerText ?? '',
      selector,
    ),
  );

const count = (tab: Tab, selector: string) =>
  tab.run((wanted) => document.querySelectorAll(wanted).length, selector);

/** Waits until a page has its fonts, and all of it is laid out. */
const laidOut = (tab: Tab) => expect.poll(() => count(tab, 'body > footer[data-laid-out]')).toBe(1);

for (const options of [phone, wide]) {
  test.describe(`at ${options.width} px`, () => {
    test.use({ options });

    test('every page fits, with its headings in the display face', async ({ tab }) => {
      const wrong: unknown[] = [];
      for (const { path } of exportedPages('tests/fixtures/site/out/')) {
        await tab.open(path.slice(1));
        // Firefox complains about scripts that the next page cuts off.
        await laidOut(tab);
        const found = await tab.run(() => ({
          overflow: document.documentElement.scrollWidth - innerWidth,
          isShown: document.querySelector('h1')?.checkVisibility(),
          face: [...document.fonts].find(({ family }) => family.replaceAll('"', '') === 'display')
            ?.status,
        }));
        const { overflow, isShown, face } = found;
        if (overflow > 0 || !isShown || face !== 'loaded') wrong.push({ path, ...found });
      }
      expect(wrong).toEqual([]);
    });

    test('a theme is chosen, and kept on the next page', async ({ tab }) => {
      const background = () =>
        tab.run(() => getComputedStyle(document.documentElement).backgroundColor);
      const choose = async (theme: string) => {
        await tab.open('/');
        if (options === phone) await tab.click('.in-narrow-bar');
        await tab.click(`${options === phone ? 'dialog' : '.bar'} [data-choice=${theme}]`);
        await expect.poll(() => tab.run(() => localStorage.getItem('theme'))).toBe(theme);
        await tab.open('/about/');
        return background();
      };
      expect(await choose('dark')).not.toBe(await choose('light'));
    });

    test('the search finds what is typed while it loads', async ({ tab, host }) => {
      const release = host.hold(/\/chunks\/(?!late-)|\/search\//);
      await tab.open('/');
      await expect.poll(() => host.requests.join()).toContain('/late-');
      await tab.click('.search-button');
      await tab.press(...'she');
      release();
      for (const letter of 'et') await tab.press(letter);
      await expectText(tab, '.search-result a').toMatch(/sheet/i);
      // WebKit stretches drawings without a width.
      const width = () =>
        document.querySelector('.search-result svg')?.getBoundingClientRect().width;
      expect(await tab.run(width)).toBe(40);
      expect(await tab.run(() => document.activeElement?.className)).toBe('search-field');
      await tab.press('Enter');
      await expectText(tab, heading).toMatch(/sheet|pages/i);
    });

    test('a gallery opens large, goes on and closes', async ({ tab }) => {
      await tab.open('/atlas/');
      await laidOut(tab);
      await tab.click('.viewer-link');
      await expectText(tab, '.viewer [role=status]').toMatch(/^1 \//);
      await tab.press('ArrowRight');
      await expectText(tab, '.viewer [role=status]').toMatch(/^2 \//);
      await tab.press('Escape');
      await expectText(tab, '.viewer').toBe('');
    });

    test('a tag filters the projects, and going back shows all', async ({ tab }) => {
      const shown = () => count(tab, 'main article:not([hidden], [hidden] *)');
      await tab.open('/projects/');
      await tab.click('main nav a[href$="gold-leaf"]');
      await expect.poll(shown).toBe(2);
      await tab.run(() => history.back());
      await expect.poll(shown).toBe(4);
    });

    test('an article asks for its Markdown, and shows what has changed', async ({ tab, host }) => {
      await tab.open('/blog/eight-pages/');
      const asked = ['HEAD', 'GET'].map((method) => `${method} /blog/eight-pages.md`);
      await expect.poll(() => host.requests.filter((one) => one.endsWith('.md'))).toEqual(asked);
      host.files.set('/blog/eight-pages.md', post('Nine pages', 'With **words**.'));
      await tab.open('/blog/eight-pages/');
      await expectText(tab, heading).toBe('Nine pages');
      await expectText(tab, 'main strong').toBe('words');
    });

    test('the 404 page leads home, and shows a post that came later', async ({ tab, host }) => {
      await tab.open('/nowhere/');
      await expectText(tab, heading).toBe('This leaf is missing');
      await laidOut(tab);
      await tab.click('main a');
      await expectText(tab, heading).toBe('Books, sewn by hand');
      host.files.set('/blog/written-later.md', post('Written later', 'With **words**.'));
      await tab.open('/blog/written-later/');
      await expectText(tab, heading).toBe('Written later');
    });
  });
}

test('the first picture of a project is fetched once', async ({ tab, host }) => {
  await tab.open('/atlas/');
  await expect
    .poll(() =>
      tab.run(() => document.querySelector<HTMLImageElement>('.hero-picture img')?.complete),
    )
    .toBe(true);
  expect(host.requests.filter((one) => one.endsWith('/atlas.svg'))).toHaveLength(1);
});

for (const script of [true, false]) {
  test.describe(`the drawer, ${script ? 'before and after' : 'without'} script`, () => {
    test.use({ options: { ...phone, script } });

    test('opens, closes and leads on', async ({ tab, host }) => {
      const release = host.hold(/late-/);
      if (!script) release();
      await tab.open('/');
      for (const close of [() => tab.click('#drawer button'), () => tab.press('Escape')]) {
        await tab.click('.in-narrow-bar');
        await expectText(tab, '#drawer a').toBe('Start');
        await close();
        await expectText(tab, '#drawer').toBe('');
        release();
      }
      await tab.click('.in-narrow-bar');
      await tab.click('#drawer a[href$="/workshop/"]');
      await expectText(tab, heading).toBe('The workshop');
    });
  });
}
