import { expect, test } from '@playwright/test';
import { hold, hostAnswers, post } from '../../support/browser/host';
import { openSettled } from '../../support/browser/page';
import { watchComplaints } from '../../support/browser/watch';

test('marked lines of code stand below each other, as wide as the block', async ({ page }) => {
  await openSettled(page, 'blog/eight-pages/');
  const code = page.locator('.code pre code').first();
  const tops = await code.evaluate((element) => {
    element.innerHTML =
      'one\n<mark class="highlighted">two</mark>\n<mark class="highlighted">three</mark>\nfour\nfive';
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const lines: number[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      lines.push(...[...range.getClientRects()].filter(({ width }) => width > 0).map(({ y }) => y));
    }
    return lines;
  });
  expect(tops).toHaveLength(5);
  const steps = tops.slice(1).map((top, at) => Math.round(top - (tops[at] ?? 0)));
  expect(new Set(steps).size).toBe(1);
  expect(steps[0]).toBeGreaterThan(10);
  const block = await page.locator('.code pre').first().boundingBox();
  await expect(code.locator('.highlighted').first()).toHaveCSS('text-decoration-line', 'none');
  const line = await code.locator('.highlighted').first().boundingBox();
  expect(line?.width).toBeCloseTo(block?.width ?? 0, 0);
});

test('a block of code is copied without React, and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('blog/eight-pages/');
  const code = page.locator('.code').first();
  const button = code.getByRole('button', { name: 'Take' });
  await button.click();
  await expect(code.getByRole('button', { name: 'In the clipboard' })).toBeVisible();
  await expect(page.locator('article > [role=status]')).toHaveText('In the clipboard');
  await expect(button).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await code.locator('pre').textContent());
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
});

test('long lines of code wrap when asked to, without script', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('blog/eight-pages/');
  const block = page.locator('.code', { has: page.locator('.wrap-code') });
  await page.setViewportSize({ width: 320, height: 800 });
  const pre = block.locator('pre');
  await pre.locator('code').evaluate((code) => code.append(`\n0x${'1234'.repeat(16)}`));
  const over = () => pre.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(await over()).toBeGreaterThan(0);
  await block.locator('.wrap-code').click();
  expect(await over()).toBe(0);
  await page.close();
});

test('columns of a table stand as its dashes say', async ({ page }) => {
  await openSettled(page, 'blog/eight-pages/');
  const sides = await page.locator('.prose').evaluate((prose) => {
    prose.insertAdjacentHTML(
      'beforeend',
      '<table id="t"><tr><th>a<th align="right">b<tr><td>c<td align="right">d</table>',
    );
    return [...prose.querySelectorAll('#t :is(th, td)')].map((c) => getComputedStyle(c).textAlign);
  });
  expect(sides.map((side) => side.replace('-webkit-', ''))).toEqual([
    expect.stringMatching(/^(start|left)$/),
    'right',
    expect.stringMatching(/^(start|left)$/),
    'right',
  ]);
});

test('lists and quotes deep inside each other stay on the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openSettled(page, 'blog/eight-pages/');
  const widths = await page.locator('.prose').evaluate((prose) => {
    const lists = '<ul><li>words '.repeat(30);
    const quotes = '<blockquote>words'.repeat(30);
    prose.insertAdjacentHTML('beforeend', `<div id="deep">${lists}</div><div>${quotes}</div>`);
    const { scrollWidth, clientWidth } = document.documentElement;
    const innermost = [...prose.querySelectorAll('#deep ul')].at(-1);
    return { over: scrollWidth - clientWidth, innermost: innermost?.clientWidth };
  });
  expect(widths.over).toBeLessThanOrEqual(0);
  expect(widths.innermost).toBeGreaterThan(80);
});

test('a table of short columns fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('atlas/');
  const over = await page.locator('.wide-table table').evaluate((table: HTMLTableElement) => {
    for (const row of table.rows) row.deleteCell(1);
    for (const row of table.rows) while (row.cells.length > 3) row.deleteCell(3);
    return table.offsetWidth - (table.parentElement?.clientWidth ?? 0);
  });
  expect(over).toBeLessThanOrEqual(0);
});

test('a wide table and a long formula scroll by themselves, not the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const cell = 'words '.repeat(8);
  const wide = `| ${cell} | ${cell} | [elsewhere](https://a.example/) |\n|--|--|--|`;
  const long = `Words $${'a_1 + b_2 + '.repeat(9)}c$ and words.`;
  const body = post('Wide', `${wide}\n\n${long}`);
  await hostAnswers(page, 'written-later', { HEAD: {}, GET: { body } });
  await openSettled(page, 'blog/written-later/');
  await expect(page.locator('math')).toBeVisible();
  const over = (selector: string) =>
    page.locator(selector).evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(await over('html')).toBeLessThanOrEqual(0);
  expect(await over('.wide-table')).toBeGreaterThan(0);
  expect(await over('math')).toBeGreaterThan(0);
});

test('quotes that run from right to left have their bar where they begin', async ({ page }) => {
  await openSettled(page, 'blog/eight-pages/');
  const { left, right } = await page.locator('.prose').evaluate((prose) => {
    prose.insertAdjacentHTML('beforeend', '<blockquote id="quote" dir="rtl">סלאם</blockquote>');
    const style = getComputedStyle(prose.querySelector('#quote') ?? prose);
    return { left: style.borderLeftWidth, right: style.borderRightWidth };
  });
  expect({ left, right }).toEqual({ left: '0px', right: '2px' });
});

test('a video has its place before it is loaded, and plays with captions', async ({ page }) => {
  const complaints = watchComplaints(page);
  const letThrough = await hold(page, /\.(webm|webp)$/);
  await page.goto('blog/sixteen-pages/', { waitUntil: 'domcontentloaded' });
  const video = page.locator('video');
  const { width = 0, height } = (await video.boundingBox()) ?? {};
  expect(height).toBeCloseTo((width * 360) / 640, 0);
  letThrough();
  await expect(video).toHaveJSProperty('videoWidth', 640);
  expect(await video.boundingBox()).toMatchObject({ width, height });
  const cues = await video.evaluate(async (player: HTMLVideoElement) => {
    const [track] = player.textTracks;
    if (track) track.mode = 'showing';
    player.muted = true;
    await player.play();
    await new Promise((resolve) => player.addEventListener('ended', resolve));
    return [...(track?.cues ?? [])].map((cue) => (cue as VTTCue).text);
  });
  expect(cues).toEqual(['[A knife goes through paper]']);
  expect(complaints).toEqual([]);
});
