import { readFile } from 'node:fs/promises';
import { settings } from '@/data/site';
import { strings } from '@/data/strings';
import { theme } from '@/data/theme';
import { heroOf } from '@/lib/graphics/logo';
import { logoColors, patternSvg } from '@/lib/graphics/pattern';
import { patternOf } from '@/lib/graphics/pattern-of';
import { expectAccessible } from '../support/browser/axe';
import { openHydrated } from '../support/browser/page';
import { expect, test } from '../support/browser/test';

const { mark } = strings.home;
const pattern = patternOf('Ada Lovelace', logoColors(theme));

test('a visitor sees and saves the pattern of their name', async ({ page }) => {
  test.skip(settings.ownMark === false || heroOf(theme, true) !== 'pattern');
  test.skip(theme.logo?.src !== undefined, 'The logo is no pattern.');
  await openHydrated(page, '');
  const button = page.getByRole('button', { name: mark.open });
  await button.press('Enter');
  const dialog = page.getByRole('dialog', { name: mark.title });
  await expect(dialog.getByLabel(mark.field)).toBeFocused();

  await page.keyboard.type(' Ada Lovelace ');
  await expect(dialog.getByRole('img', { name: mark.drawn('Ada Lovelace') })).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText(mark.drawn('Ada Lovelace'));
  await expectAccessible(page, { within: 'dialog:modal' });

  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: mark.save }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('ada-lovelace.svg');
  expect(await readFile(await file.path(), 'utf8')).toBe(patternSvg(pattern));

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});
