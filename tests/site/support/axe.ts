import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** The rules whose results depend on the theme: https://dequeuniversity.com/rules/axe/4.13/ */
const colorRules = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/**
 * Expects that axe finds no violations on the page in its current state: WCAG 2.2 A and AA, axe's
 * best practices, and a contrast of 7:1 for text (AAA).
 * @param options.name of the page, for messages
 * @param options.within selector of the part to look at; by default the whole page
 * @param options.themes in which to look
 */
export async function expectAccessible(
  page: Page,
  {
    name = 'the page',
    within = 'html',
    themes = ['dark', 'light'],
  }: { name?: string; within?: string; themes?: readonly ('dark' | 'light')[] } = {},
): Promise<void> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(axe.source);
  for (const colorScheme of themes) {
    // With motion, colors would be those of a transition from one theme to the other.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const found = await violations(page, within, {
      resultTypes: ['violations'],
      rules: {
        // Finds text that has the contrast of AA alone; less than that, color-contrast finds.
        'color-contrast-enhanced': { enabled: true },
        'target-size': { enabled: true },
      },
      // The second theme changes nothing but colors.
      ...(colorScheme === 'light' && { runOnly: colorRules }),
    });
    expect.soft(found, `${name}, ${colorScheme}`).toEqual([]);
  }
}

/** What axe, which the page has loaded, finds in a part of it: rules, with the elements that break them. */
const violations = (page: Page, within: string, options: RunOptions): Promise<string[]> =>
  page.evaluate(
    async ([selector, runOptions]) => {
      const { axe: loaded } = window as unknown as { axe: typeof axe };
      const results = await loaded.run(selector, runOptions);
      return results.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
      );
    },
    [within, options] as const,
  );
