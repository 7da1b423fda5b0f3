import type { Page } from '@playwright/test';

/**
 * Holds back some requests.
 * @param url which ones, as `page.route` takes it
 * @returns lets them through, and all that follow
 */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(url, async (route) => {
    await held;
    await route.fallback();
  });
  return () => letThrough();
}
