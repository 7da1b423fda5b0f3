import { owner } from '@/app/owner';
import { strings } from '@/data/strings';
import { heading, settled } from '../support/browser/page';
import { expect, test } from '../support/browser/test';
import { watchConsole } from '../support/browser/watch';

/*
 * Cloudflare rewrites e-mail addresses in pages, for a script of its own to restore:
 * https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */

const { email = '' } = owner;

/** The key, then each byte of an address combined with it. */
function encode(address: string): string {
  const key = 0x2a;
  return Buffer.from([key, ...Buffer.from(address).map((byte) => byte ^ key)]).toString('hex');
}

/** Rewrites a page like Cloudflare: links, and texts between tags, but not scripts and attributes. */
const protect = (html: string) =>
  html.replace(
    /<(script|style|template)[^]*?<\/\1>|<a ([^>]*)href="mailto:([^"]*)"|<[^>]*>|[\w.+-]+@[\w-]+\.[\w.-]+/g,
    (found: string, _, attributes: string, address?: string) => {
      const path = '/cdn-cgi/l/email-protection';
      if (address) return `<a ${attributes}href="${path}#${encode(address)}"`;
      if (found.startsWith('<')) return found;
      return `<a href="${path}" class="__cf_email__" data-cfemail="${encode(found)}">[email&#160;protected]</a>`;
    },
  );

if (email) {
  test('addresses are readable and linked again after hydration', async ({ page }) => {
    const messages = watchConsole(page);
    await page.route('**/*', async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      const response = await route.fetch();
      return route.fulfill({ response, body: protect(await response.text()) });
    });
    for (const path of ['contact/', './']) {
      const html = await (await page.goto(path))!.text();
      expect(html).toContain('/cdn-cgi/l/email-protection');
      await settled(page);
      await expect(page.locator('a[href*="/cdn-cgi/"], .__cf_email__')).toHaveCount(0);
      expect(await page.locator(`a[href="mailto:${email}"]`).count()).toBeGreaterThan(0);
    }
    await page.goto('contact/');
    await expect(page.getByRole('main').getByText(email, { exact: true })).toBeVisible();
    await page.getByRole('banner').locator('a[href$="/projects/"]:not([hreflang]):visible').click();
    await expect(heading(page)).toHaveText(strings.projects.heading);
    expect(messages).toEqual([]);
  });
}
