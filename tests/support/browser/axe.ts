import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules whose results depend on the theme: https://dequeuniversity.com/rules/axe/4.13/ */
const colorRules = ['color-contrast-enhanced', 'link-in-text-block'];

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
  for (const colorScheme of themes) {
    // With motion, colors would be those of a transition from one theme to the other.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page })
      .include(within)
      // Legacy mode is twice as fast. It skips frames of other origins, which the pages do not have.
      .setLegacyMode()
      .options({
        resultTypes: ['violations'],
        rules: {
          // What has this contrast has that of WCAG AA too.
          'color-contrast': { enabled: false },
          'color-contrast-enhanced': { enabled: true },
          'target-size': { enabled: true },
        },
        // The second theme changes nothing but colors.
        ...(colorScheme === 'light' && { runOnly: colorRules }),
      })
      .analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
    );
    expect.soft(found, `${name}, ${colorScheme}`).toEqual([]);
  }
}
