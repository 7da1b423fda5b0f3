import type { Page } from '@playwright/test';
import { owner } from '@/app/owner';
import { entryAnimation, heading } from '../../site/support/page';
import { expect, test } from '../../site/support/test';

/* The specification of the sample site, row by row. Links are in navigation.test.ts. */

// It does not depend on scripts.
test.use({ javaScriptEnabled: false });

/* These tests only read pages. They share one, because to open a new one takes longer than to read it. */
test.describe.configure({ mode: 'default' });

let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
});
test.afterAll(() => page.close());

const main = (page: Page) => page.getByRole('main');
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the home page greets, and says what the owner is', async () => {
  await page.goto('./');
  const heading = main(page).getByRole('heading', { level: 1 });
  await expect(heading.getByText('Nice to meet you !', { exact: true })).toBeVisible();
  const intro = page.locator('#home');
  await expect(intro).toContainText('Full Stack Web3 Developer');
  const badge = intro.getByText('Currently open to work', { exact: true });
  // The badge disappears once the availability in data/site.ts has expired.
  await expect(badge).toHaveCount(owner.availability ? 1 : 0);
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
    'Latest Projects',
    'The Record',
    'My Favorite Toolkit',
    'Who is he ?',
  ]);
});

test("'Latest Projects' holds three cards, and leads to all", async () => {
  await page.goto('./');
  const latest = region(page, 'Latest Projects');
  const cards = latest.getByRole('article');
  const titles = ['Decentralized Exchange', 'Maskott', 'Zack Nani Live Extension'];
  await expect(cards.getByRole('heading')).toHaveText(titles);
  await expect(cards).toContainText([
    'personal project',
    'professional project',
    'freelance project',
  ]);
  await expect(cards.locator('img')).toHaveCount(3);
  for (const [index, path] of ['/exchange/', '/maskott/', '/live-extension/'].entries()) {
    const link = cards.nth(index).getByRole('link');
    await expect(link).toHaveAttribute('href', new RegExp(`${path}$`));
  }
  await expect(
    latest.getByRole('link', { name: 'Discover more projects', exact: true }),
  ).toHaveAttribute('href', /\/projects\/$/);
});

test('the toolkit is grouped by purpose', async () => {
  await page.goto('./');
  const toolkit = region(page, 'My Favorite Toolkit');
  await expect(toolkit.locator('dl > div')).toHaveText([
    /^Frontend\s*Next\.js\s*TailwindCSS$/,
    /^Smart Contracts\s*Solidity\s*Ethereum$/,
    /^Backend\s*Node\.js\s*SQL$/,
    /^CI\/CD\s*Docker$/,
    /^Design\s*Figma$/,
  ]);
  await expect(toolkit.getByRole('link', { name: 'Download CV', exact: true })).toBeVisible();
});

test("'Who is he ?' has a photo on the home page and on the about page", async () => {
  for (const path of ['./', 'about/']) {
    await page.goto(path);
    await expect(region(page, 'Who is he ?').getByRole('img')).toBeVisible();
  }
});

test("'My Story' runs from 2017 to '2024 ?', and ends with the CV", async () => {
  await page.goto('about/');
  const story = region(page, 'My Story');
  const years = ['2017', '2018', '2019', '2020', '2021', '2022', '2023', '2024 ?'];
  await expect(story.getByRole('heading', { level: 3 })).toHaveText(years);
  await expect(story.getByRole('link', { name: 'Download CV', exact: true })).toBeVisible();
  for (const claim of [
    '150+ events',
    'team of 15',
    '100+ volunteers',
    '1200 participants',
    '30 nationalities',
  ]) {
    await expect(story).toContainText(claim);
  }
});

test('some cards of the story link on', async () => {
  await page.goto('about/');
  const cards = region(page, 'My Story').getByRole('article');
  for (const [title, label, target] of [
    ['First internship: Conity', 'Explore this project ', /\/conity\/$/],
    ['Beginnings as an event creator', 'Explore this project ', /^https:/],
    ['Second internship: DeepLogic', 'Explore this project ', /\/deep-logic\/$/],
    ['Third internship: DeepLogic again', 'Explore this project ', /\/deep-logic\/$/],
    ['First permanent contract: Maskott', 'Explore this project ', /\/maskott\/$/],
    ['Peak as an event creator', 'Watch documentary here', /^https:/],
    ['Blockchain developer bootcamp', 'Explore this project ', /\/exchange\/$/],
    ['Future goals', 'Get in contact', /\/contact\/$/],
  ] as const) {
    const heading = page.getByRole('heading', { name: title, exact: true });
    const link = cards.filter({ has: heading }).getByRole('link');
    expect(await link.textContent()).toMatch(new RegExp(`^${label}(?!\\w)`));
    await expect(link).toHaveAttribute('href', target);
  }
  await expect(cards.getByRole('link')).toHaveCount(8);
});

test("'All Projects' lists six projects", async () => {
  await page.goto('projects/');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('All Projects');
  await expect(main(page).getByRole('article').getByRole('heading')).toHaveText([
    'Maskott',
    'Decentralized Exchange',
    'Zack Nani Live Extension',
    'Stream Manager',
    'Conity',
    'DeepLogic',
  ]);
});

test('each project has its title, kind, period, testimonials and images', async () => {
  for (const [slug, title, kind, period, samples] of [
    ['maskott', 'Maskott', 'full-time contract', 'from 2022 June, current', 2],
    ['exchange', 'Decentralized Cryptocurrency Exchange', 'personal project', '2023', 0],
    ['live-extension', 'Zack Nani Live Extension', 'freelance', '2023', 1],
    ['stream-manager', 'Stream Manager', 'personal project', '2022-2023', 1],
    ['conity', 'Conity', 'internship', '2018 Sept-Dec', 2],
    ['deep-logic', 'DeepLogic', 'internships', '2020 Mar-Jul and 2021 Sept-2022 Feb', 0],
  ] as const) {
    await page.goto(`${slug}/`);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main(page).getByRole('definition').nth(0)).toHaveText(kind);
    await expect(main(page).getByRole('definition').nth(1)).toHaveText(period);
    const testimonials = region(page, 'Testimonials').getByRole('listitem');
    await expect(testimonials).toHaveCount(samples);
    await expect(testimonials.getByText('Sample', { exact: true })).toHaveCount(samples);
    await expect(testimonials.getByRole('blockquote')).toHaveCount(samples);
    expect(await main(page).locator('.lightbox-link img').count()).toBeGreaterThan(0);
  }
});

test("the blog is the owner's, and lists one article", async () => {
  await page.goto('blog/');
  const heading = main(page).getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(`${owner.name}'s Tech Thoughts`);
  const card = region(page, 'Latest articles').getByRole('article');
  await expect(card.getByRole('heading')).toHaveText('Three ways to implement responsive design');
  await expect(card.getByRole('link')).toHaveAttribute('href', /\/blog\/responsive-design\/$/);
  await expect(card.getByRole('time')).toHaveText('01-12-2023');
  await expect(card.getByRole('time')).toHaveAttribute('datetime', '2023-12-01');
  await expect(card.getByRole('paragraph').last()).toHaveText(/\w\.\.\.$/);
});

test('the contact page has four links, two of them as icons, which open in new tabs', async () => {
  await page.goto('contact/');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Contact Me');
  const links = main(page).locator('a[target="_blank"]');
  await expect(links).toHaveText(
    ['Shoot an email', 'Book a call', 'LinkedIn', 'GitHub'].map(
      (text) => `${text} (opens in a new tab)`,
    ),
  );
  for (const index of [2, 3]) await expect(links.nth(index).locator('svg')).toBeVisible();
});

test('four pages have their heading and nothing else', async () => {
  for (const [path, heading] of [
    ['talents/', 'Talent Referral'],
    ['mentoring/', 'Mentoring'],
    ['testimonials/', 'Testimonials'],
    ['tech-stack/', 'Full Technical Stack'],
  ] as const) {
    await page.goto(path);
    await expect(main(page)).toHaveText(heading);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});

test("/certificates/ is not there: 'Nothing to see here!'", async () => {
  const response = await page.goto('certificates/');
  expect(response?.status()).toBe(404);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Nothing to see here!');
  await expect(
    page.getByRole('link', { name: 'Go to the home page', exact: true }),
  ).toHaveAttribute('href', /\/$/);
});

test('the sitemap leaves out the pages that have only a heading', async ({ request }) => {
  const sitemap = await (await request.get('sitemap.xml')).text();
  expect(sitemap).not.toMatch(/talents|mentoring|testimonials|tech-stack|certificates/);
});

test("the times on load are the specification's", async () => {
  await page.goto('./');
  const intro = page.locator('#home');
  expect(await entryAnimation(heading(page))).toEqual({ duration: '0.5s', delay: '0s' });
  expect(await entryAnimation(intro.getByRole('paragraph').first())).toMatchObject({
    delay: '0.2s',
  });
  expect(await entryAnimation(intro.getByRole('paragraph').nth(1))).toMatchObject({
    delay: '0.3s',
  });
  await page.goto('projects/');
  const cards = await page.getByRole('main').getByRole('article').all();
  const delays = await Promise.all(cards.map(async (card) => (await entryAnimation(card))?.delay));
  expect(delays).toEqual(['0s', '0.2s', '0.4s', '0.6s', '0.8s', '1s']);
});
