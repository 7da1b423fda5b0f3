import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const out = 'tests/fixtures/site/out';

test.skip(existsSync(`${out}/.htaccess`), 'the site was built for other hosts, without --ipfs');

test('a gateway shows the 404 page for a path that is missing at any depth', () => {
  expect(readFileSync(`${out}/_redirects`, 'utf8')).toBe('/* /404.html 404\n');
  const page = readFileSync(`${out}/404.html`, 'utf8');
  const urls = [...page.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, url]) => url);
  expect(urls.length).toBeGreaterThan(0);
  expect(urls.filter((url = '') => !/^(\/|#|https:|mailto:|data:)/.test(url))).toEqual([]);
});
