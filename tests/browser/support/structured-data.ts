import type { Page } from '@playwright/test';

/** One thing of a page's JSON-LD. */
export type Thing = Record<string, unknown>;

/** Everything that the open page says in JSON-LD, by type. */
export async function structuredData(page: Page): Promise<ReadonlyMap<string, Thing>> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const things = texts.flatMap((text) => {
    const graph = JSON.parse(text) as { '@context': string; '@graph': Thing[] };
    if (graph['@context'] !== 'https://schema.org') throw new Error('Not of schema.org.');
    return graph['@graph'];
  });
  return new Map(things.map((thing) => [String(thing['@type']), thing]));
}
