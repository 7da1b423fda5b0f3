import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** What axe looks at, and its name for messages: by default the whole page. */
interface Part {
  name?: string;
  /** A selector. */
  within?: string;
}

/** The rules whose results depend on the theme: https://dequeuniversity.com/rules/axe/4.13/ */
const colorRules = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/** Expects that axe finds no violations of WCAG 2.2 A and AA and of its best practices, except in colors. */
export async function expectAccessible(
  page: Page,
  { name = 'the page', within = 'html' }: Part = {},
) {
  const withoutColors = colorRules.map((rule) => [rule, { enabled: false }]);
  const rules = { 'target-size': { enabled: true }, ...Object.fromEntries(withoutColors) };
  expect.soft(await violations(page, within, { rules }), name).toEqual([]);
}

/** Expects that all texts have a contrast of 7:1 (AAA), large ones of 4.5:1, in both themes. */
export async function expectContrast(
  page: Page,
  { name = 'the page', within = 'html' }: Part = {},
) {
  for (const colorScheme of ['dark', 'light'] as const) {
    // With motion, colors would be those of a transition from one theme to the other.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const found = await violations(page, within, { runOnly: colorRules });
    expect.soft(found, `${name}, ${colorScheme}`).toEqual([]);
  }
}

/** What axe finds in a part of a page: rules, with the elements that break them. */
async function violations(page: Page, within: string, options: RunOptions): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(axe.source);
  return page.evaluate(
    async ([selector, runOptions]) => {
      const { axe: loaded } = window as unknown as { axe: typeof axe };
      const results = await loaded.run(selector, { ...runOptions, resultTypes: ['violations'] });
      return results.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
      );
    },
    [within, options] as const,
  );
}
