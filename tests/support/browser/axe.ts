import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What a theme decides: https://dequeuniversity.com/rules/axe/4.13/ */
const colorRules = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/**
 * Expects that axe finds nothing on the page as it is, in either theme: WCAG 2.2 A and AA, axe's best
 * practices, and 7:1 for text (the AAA rule).
 */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page })
      // Twice as fast, and without what it leaves out: pages have no frames of other origins.
      .setLegacyMode()
      .options({
        resultTypes: ['violations'],
        rules: { 'color-contrast-enhanced': { enabled: true } },
        // The second theme changes colors, and nothing else that axe looks at.
        ...(colorScheme === 'light' && { runOnly: colorRules }),
      })
      .analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
    );
    const { width } = page.viewportSize() ?? {};
    expect(found, `at ${width} px, ${colorScheme}`).toEqual([]);
  }
}
