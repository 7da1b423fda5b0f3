import { expect, test, type Page } from '@playwright/test';
import { owner } from '@/data/owner';
import { timeline, timelineExternalLinks } from '@/data/timeline';
import { sitePath } from './support/addresses';

test.beforeEach(({ page }) => page.goto('about/').then(() => undefined));

const story = (page: Page) => page.getByRole('region', { name: 'My Story', exact: true });
const card = (page: Page, title: string) =>
  story(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test("the page opens with 'Who is he ?' and the photo", async ({ page }) => {
  const intro = page.getByRole('region', { name: 'Who is he ?', exact: true });
  await expect(intro.getByRole('heading', { level: 1 })).toHaveText('Who is he ?');
  await expect(intro.getByRole('img', { name: owner.portrait.alt })).toBeVisible();
});

test("'My Story' runs from 2017 to '2024 ?'", async ({ page }) => {
  await expect(story(page).getByRole('heading', { level: 3 })).toHaveText([
    '2017',
    '2018',
    '2019',
    '2020',
    '2021',
    '2022',
    '2023',
    '2024 ?',
  ]);
});

test('each year holds its cards, in order', async ({ page }) => {
  for (const { year, cards } of timeline) {
    const numeral = page.getByRole('heading', { level: 3, name: year, exact: true });
    const block = story(page).getByRole('listitem').filter({ has: numeral });
    await expect(block.getByRole('heading', { level: 4 })).toHaveText(
      cards.map(({ title }) => title),
    );
    for (const { title, description } of cards) {
      await expect(card(page, title)).toContainText(withoutTags(description));
    }
  }
});

for (const [title, label, path] of [
  ['First internship: Conity', 'Explore this project ', '/conity/'],
  ['Second internship: DeepLogic', 'Explore this project ', '/deep-logic/'],
  ['Third internship: DeepLogic again', 'Explore this project ', '/deep-logic/'],
  ['First permanent contract: Maskott', 'Explore this project ', '/maskott/'],
  ['Blockchain developer bootcamp', 'Explore this project ', '/exchange/'],
  ['Future goals', 'Get in contact', '/contact/'],
] as const) {
  test(`'${title}' leads to ${path} by '${label}'`, async ({ page }) => {
    const link = card(page, title).getByRole('link');
    expect(await link.textContent()).toMatch(new RegExp(`^${label}(?!\\w)`));
    await link.click();
    await expect(page).toHaveURL((url) => url.pathname === sitePath(path));
  });
}

for (const [title, text, target] of [
  [
    'Beginnings as an event creator',
    'Explore this project  (opens in a new tab)',
    timelineExternalLinks.esportsAssociation,
  ],
  [
    'Peak as an event creator',
    'Watch documentary here (opens in a new tab)',
    timelineExternalLinks.eventDocumentary,
  ],
] as const) {
  test(`'${title}' links to another site, in a new tab`, async ({ page }) => {
    const link = card(page, title).getByRole('link');
    expect(await link.textContent()).toBe(text);
    await expect(link).toHaveAttribute('href', target);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
  });
}

test('the other cards have no link', async ({ page }) => {
  await expect(story(page).getByRole('article').getByRole('link')).toHaveCount(8);
});

test('the story names its numbers, and ends with the CV', async ({ page }) => {
  for (const claim of [
    '150+ events',
    'team of 15',
    '100+ volunteers',
    '1200 participants',
    '30 nationalities',
  ]) {
    await expect(story(page)).toContainText(claim);
  }
  await expect(story(page).getByRole('link', { name: 'Download CV', exact: true })).toBeVisible();
});

const withoutTags = (html: string) => html.replace(/<[^>]+>/g, '');
