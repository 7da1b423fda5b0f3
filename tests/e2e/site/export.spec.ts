import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { filesIn } from '@/lib/files/files-in';
import { navigationLinks } from '@/lib/check/links';
import { navigation } from '@/data/navigation';
import { loadSiteContent } from '@/app/content';
import { exportedPages, unknownPath } from '../../support/browser/exported-pages';
import { content, pages } from '../../support/browser/site';
import { checkExport } from '../../support/check-export';

const files = filesIn('out');
const exported = exportedPages('out');

test('the export has the pages of the content', () => {
  const wanted = [...pages.map((page) => page.path), unknownPath];
  expect(exported.map((page) => page.path)).toEqual(expect.arrayContaining(wanted));
});

test('every link leads to a page or file, and to an existing fragment', () => {
  const missing = navigationLinks(navigation).filter((link) => link.missing);
  expect(
    checkExport(
      'out',
      missing.map(({ href }) => href),
    ),
  ).toEqual([]);
});

const published = new Set(content.posts.map(({ id }) => id));
const unpublished = loadSiteContent({ showUnpublished: true }).content.posts.filter(
  ({ id }) => !published.has(id),
);

for (const { id, preview } of unpublished) {
  test(`${id} is not published yet, and nowhere in the export`, () => {
    // Characters that are the same in HTML, JSON and Markdown.
    const [words = ''] = preview.match(/[\p{L}\p{N}, ]+/gu)?.sort(byLength) ?? [];
    const link = new RegExp(`blog/${id}(?![\\w-])`);
    const leaks = files.filter((name) => {
      const text = readFileSync(path.join('out', name), 'utf8');
      return link.test(name) || link.test(text) || text.includes(words);
    });
    expect(leaks).toEqual([]);
  });
}

const byLength = (a: string, b: string) => b.length - a.length;

interface Message {
  url: string;
  lastLine: number;
  message: string;
  extract?: string;
}

test("every page is valid HTML according to the W3C's checker", async () => {
  test.skip(spawnSync('java', ['-version']).status !== 0, 'it needs Java 11 or later');
  test.setTimeout(180_000);
  const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
  const options = ['--format', 'json', '--errors-only', '--exit-zero-always', '--skip-non-html'];
  const { stderr } = await promisify(execFile)('java', ['-jar', checker, ...options, 'out'], {
    maxBuffer: 2 ** 26,
  });
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  const errors = messages
    // It does not support current CSS, such as layers, @property and view transitions.
    .filter(({ message }) => !message.startsWith('CSS: '))
    // A feed with the old path of another generator.
    .filter(({ url }) => !readFileSync(fileURLToPath(url), 'utf8').startsWith('<?xml'))
    .map(({ url, lastLine, message, extract = '' }) => `${url}:${lastLine}: ${message} ${extract}`);
  expect(errors).toEqual([]);
});
