import { expect, test } from '@playwright/test';

test("a project's page shows what its file holds", async ({ page }) => {
  await page.goto('atlas/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Atlas of Tides');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Why',
    'Her part',
    'Subjects',
    'How',
    /^Guards/,
    'Views',
    'Letters',
  ]);
  await expect(main.getByRole('link', { name: /^The charts/ })).toHaveAttribute(
    'href',
    'https://library.test/charts',
  );
  await expect(main.getByRole('img').first()).toHaveAccessibleName(/^Drawing of an open atlas/);
  await expect(main.getByRole('term')).toHaveText([
    'Order',
    'When',
    'Her place',
    'With',
    'What was hard',
    'What she chose',
    'What came of it',
  ]);
  for (const text of [
    'Forty sea charts that open flat',
    'A cartographer had forty charts and no book.',
    'Sewed forty charts on guards',
    'It hangs on a strip of linen instead.',
    'The box takes the weight.',
    'It opens flat. It stays open.',
    'Cartographer',
  ]) {
    await expect(main).toContainText(text);
  }
  await expect(main.getByText('Example', { exact: true })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Marta Ruiz' })).toHaveAttribute('rel', /noopener/);
});

test("a project's page shows nothing of what its file does not hold", async ({ page }) => {
  await page.goto('press/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Why', 'Her part', 'Subjects']);
  await expect(main.getByRole('term')).toHaveText(['Order', 'When', 'Her place']);
  await expect(main.getByRole('figure')).toHaveCount(0);
});

test('the projects before and after a project are one click away', async ({ page }) => {
  await page.goto('press/');
  const others = page.getByRole('navigation', { name: 'Other books' });
  await others.getByRole('link', { name: 'Ledger' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ledger of a Fish Market');
  await others.getByRole('link', { name: 'Kitchen Press' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kitchen Press');
});
