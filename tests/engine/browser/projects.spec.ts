import { expect, test } from '@playwright/test';
import { loadContent } from '@/lib/content/load-content';
import { sitePath } from './support/addresses';

const cards = [
  { title: 'Maskott', slug: 'maskott', heading: 'Maskott' },
  {
    title: 'Decentralized Exchange',
    slug: 'exchange',
    heading: 'Decentralized Cryptocurrency Exchange',
  },
  {
    title: 'Zack Nani Live Extension',
    slug: 'live-extension',
    heading: 'Zack Nani Live Extension',
  },
  { title: 'Stream Manager', slug: 'stream-manager', heading: 'Stream Manager' },
  { title: 'Conity', slug: 'conity', heading: 'Conity' },
  { title: 'DeepLogic', slug: 'deep-logic', heading: 'DeepLogic' },
] as const;

test("'All Projects' lists six projects", async ({ page }) => {
  await page.goto('projects/');
  await expect(page.getByRole('main').getByRole('article').getByRole('heading')).toHaveText(
    cards.map(({ title }) => title),
  );
});

for (const { title, slug, heading } of cards) {
  test(`the card '${title}' leads to /${slug}/`, async ({ page }) => {
    await page.goto('projects/');
    await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveURL((url) => url.pathname === sitePath(`/${slug}/`));
  });
}

for (const { slug, kind, period, samples } of [
  { slug: 'maskott', kind: 'full-time contract', period: 'from 2022 June, current', samples: 2 },
  { slug: 'exchange', kind: 'personal project', period: '2023', samples: 0 },
  { slug: 'live-extension', kind: 'freelance', period: '2023', samples: 1 },
  { slug: 'stream-manager', kind: 'personal project', period: '2022-2023', samples: 1 },
  { slug: 'conity', kind: 'internship', period: '2018 Sept-Dec', samples: 2 },
  {
    slug: 'deep-logic',
    kind: 'internships',
    period: '2020 Mar-Jul and 2021 Sept-2022 Feb',
    samples: 0,
  },
] as const) {
  test(`/${slug}/ says that it was: ${kind}, ${period}`, async ({ page }) => {
    await page.goto(`${slug}/`);
    const facts = page.getByRole('main').getByRole('definition');
    await expect(facts.filter({ hasText: exactly(kind) })).toBeVisible();
    await expect(facts.filter({ hasText: exactly(period) })).toBeVisible();
  });

  test(`/${slug}/ marks its ${samples} testimonials as samples`, async ({ page }) => {
    await page.goto(`${slug}/`);
    const quotations = page.getByRole('main').locator('figure:has(blockquote)');
    await expect(quotations).toHaveCount(samples);
    await expect(quotations.getByText('Sample', { exact: true })).toHaveCount(samples);
  });
}

for (const project of loadContent().projects) {
  test(`/${project.slug}/ shows what its file holds`, async ({ page }) => {
    const { subtitle, pictureAlt, tags, responsibilities, images, contextHtml, bodyHtml } = project;
    await page.goto(`${project.slug}/`);
    const main = page.getByRole('main');
    await expect(main.getByText(subtitle, { exact: true })).toBeVisible();
    await expect(main.getByRole('img', { name: pictureAlt, exact: true })).toBeVisible();
    for (const item of [...tags, ...responsibilities]) {
      await expect(main.getByRole('listitem').getByText(item, { exact: true })).toBeVisible();
    }
    for (const html of [contextHtml, bodyHtml]) {
      const [, firstParagraph = ''] = /<p>([^<]+)/.exec(html) ?? [];
      await expect(main).toContainText(firstParagraph);
    }
    for (const { alt, caption } of images) {
      await expect(main.getByRole('img', { name: alt, exact: true })).toBeVisible();
      await expect(main.getByText(caption, { exact: true })).toBeVisible();
    }
  });
}

const exactly = (text: string) => new RegExp(`^${text}$`);
