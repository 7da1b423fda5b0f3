import type { Page } from '@playwright/test';

/**
 * Holds back requests.
 * @param url pattern of the URLs, as for `page.route`
 * @returns a function that releases held and later requests
 */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return () => release();
}
