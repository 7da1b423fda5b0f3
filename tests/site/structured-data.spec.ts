import { expect, test } from '@playwright/test';
import { owner } from '@/data/owner';
import { placeholderPages, projectPages, writtenPages } from './support/pages';
import { published } from './support/published';
import { structuredData } from './support/structured-data';

// As machines read it.
test.use({ javaScriptEnabled: false });

for (const { path } of writtenPages) {
  test(`what ${path} says in JSON-LD is about itself, and tells no placeholder as a fact`, async ({
    page,
  }) => {
    await page.goto(path);
    const [first] = (await structuredData(page)).values();
    expect(first).toMatchObject({ '@id': published(path), url: published(path) });
    const description = page.locator('meta[name="description"]');
    await expect(description).toHaveAttribute('content', String(first?.description));
    const [text] = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(text).not.toMatch(/your-handle|hello@example/);
  });
}

for (const path of ['./', 'about/'] as const) {
  test(`${path} is a profile page about the owner`, async ({ page }) => {
    await page.goto(path);
    const data = await structuredData(page);
    const person = data.get('Person');
    expect(data.get('ProfilePage')?.mainEntity).toEqual({ '@id': person?.['@id'] });
    expect(person).toMatchObject({ '@type': 'Person', name: owner.name, jobTitle: owner.role });
    await expect(page.getByRole('main')).toContainText(String(person?.jobTitle));
    const portrait = page.getByRole('img', { name: owner.portrait.alt });
    const shown = await portrait.getAttribute('src');
    expect(String(person?.image)).toBe(`${owner.siteUrl}${shown}`);
  });
}

for (const { path, heading } of projectPages) {
  test(`${path} is a creative work, with the date and tags that it shows`, async ({ page }) => {
    await page.goto(path);
    const data = await structuredData(page);
    const firstDate = page.getByRole('main').locator('dl time').first();
    expect(data.get('CreativeWork')).toMatchObject({
      name: heading,
      dateCreated: await firstDate.getAttribute('datetime'),
      contributor: { '@type': 'Person', name: owner.name },
    });
    for (const tag of data.get('CreativeWork')?.keywords as string[]) {
      await expect(page.getByRole('main').getByText(tag, { exact: true }).first()).toBeAttached();
    }
    expect(trailOf(data.get('BreadcrumbList'))).toEqual([
      ['Home', published('./')],
      ['Projects', published('projects/')],
      [heading, published(path)],
    ]);
  });
}

test('an article has the headline, day and author that it shows', async ({ page }) => {
  await page.goto('blog/responsive-design/');
  const data = await structuredData(page);
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  const time = page.getByRole('article').locator('time').first();
  expect(data.get('BlogPosting')).toMatchObject({
    headline: heading,
    datePublished: await time.getAttribute('datetime'),
    author: { '@type': 'Person', name: owner.name, url: published('about/') },
  });
  expect(trailOf(data.get('BreadcrumbList')).at(-1)).toEqual([
    heading,
    published('blog/responsive-design/'),
  ]);
});

test('pages without content of their own say nothing', async ({ page }) => {
  for (const { path } of placeholderPages) {
    await page.goto(path);
    expect((await structuredData(page)).size).toBe(0);
  }
});

const trailOf = (list?: Record<string, unknown>) =>
  (list?.itemListElement as { name: string; item: string }[]).map(({ name, item }) => [name, item]);
