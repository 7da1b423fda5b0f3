import { strings } from '@/data/strings';
import { headerLink, heading, settled } from '../../site/support/page';
import { expect, test } from '../../site/support/test';

const takeOver = 'window.isTakenOver=true';
const injected = `
  <script>${takeOver}</script>
  <script src="data:text/javascript,${takeOver}"></script>
  <img src="nowhere.png" alt="" onerror="${takeOver}">
  <base href="https://elsewhere.example/">
  <style>h1 { display: none }</style>`;

test('injected code does not run, and the page works', async ({ page }) => {
  await page.route('**/about/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<footer', `${injected}<footer`);
    await route.fulfill({ response, body });
  });
  await page.goto('about/');
  await settled(page);
  expect(await page.evaluate(() => 'isTakenOver' in window)).toBe(false);
  await expect(heading(page)).toBeVisible();
  await headerLink(page, '/projects/').click();
  await expect(heading(page)).toHaveText(strings.projects.heading);
});
