import type { Page } from '@playwright/test';

/**
 * Reads a sitemap as browsers read XML.
 * @returns its URLs, each with its versions as pairs of language and URL
 * @throws Error if it is not well-formed
 */
export const readSitemap = (page: Page, xml: string) =>
  page.evaluate((source) => {
    const sitemap = new DOMParser().parseFromString(source, 'application/xml');
    const error = sitemap.querySelector('parsererror');
    if (error) throw new Error(error.textContent ?? '');
    return [...sitemap.querySelectorAll('url')].map((url) => ({
      loc: url.querySelector('loc')?.textContent ?? '',
      versions: [...url.getElementsByTagName('xhtml:link')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    }));
  }, xml);
