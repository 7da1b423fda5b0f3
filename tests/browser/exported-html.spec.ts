import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const out = fileURLToPath(new URL('../../out/', import.meta.url));

test('no element of an exported page has a style or an event handler of its own', () => {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  expect(files.length).toBeGreaterThan(16);
  for (const file of files) {
    const html = readFileSync(`${out}${file}`, 'utf8').replace(/<script[^]*?<\/script>/g, '');
    const tags = html.match(/<[a-z][^>]*>/gi) ?? [];
    const inline = tags.filter((tag) => /\s(style|on[a-z]+)=/i.test(tag));
    expect(inline, file).toEqual([]);
  }
});
