import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { rehype } from 'rehype';
import { visit } from 'unist-util-visit';
import { navigation } from '@/data/navigation';
import { filesIn } from '@/lib/files/files-in';
import { hasRoute } from '@/lib/site-sections';
import { blogRoutes, decode, routes, withBasePath } from '@/lib/urls';
import { navigationLinks } from '@/scripts/check/links';
import { exportedPages, unknownPath } from './support/exported-pages';
import { content } from './support/site';

const exported = exportedPages('out');

test('the export has the pages of the content', () => {
  const { home, about, contact, projects, blog } = routes;
  const { tags, archive } = blogRoutes;
  const lists = hasRoute(blog) ? [tags, archive, ...content.blog.pages.keys()] : [];
  const wanted = [
    ...[home, about, contact, projects, blog].filter(hasRoute),
    ...content.all.map(({ path }) => path),
    ...lists,
  ];
  expect(exported.map(({ path }) => path)).toEqual(
    expect.arrayContaining([...wanted.map((path) => `.${path}`), unknownPath]),
  );
});

test('nothing of npm run dev is in the export', () => {
  const scripts = filesIn('out').filter((name) => /\.(js|html|txt)$/.test(name));
  const withChanges = scripts.filter((name) =>
    readFileSync(`out/${name}`, 'utf8').includes('markdown/changes'),
  );
  expect(withChanges).toEqual([]);
});

test('every link leads to a page or file, and to an existing fragment', () => {
  const missing = navigationLinks(navigation).filter((link) => link.missing);
  const files = filesIn('out').map((name) => `/${name.replace(/(^|\/)index\.html$/, '$1')}`);
  const targets = new Set([...files, ...missing.map(({ href }) => href)].map(withBasePath));
  const pages = new Map(
    exported.map(({ path, html }) => [withBasePath(path.slice(1)), readPage(html)]),
  );
  const here = 'https://site.invalid';
  const isDead = (url: string, page: string) => {
    if (!URL.canParse(url, here + page)) return true;
    const { origin, pathname, hash } = new URL(url, here + page);
    if (origin !== here) return false;
    const target = decode(pathname);
    const id = hash.slice(1);
    const { ids } = pages.get(target) ?? {};
    // First as it is written: https://html.spec.whatwg.org/#find-a-potential-indicated-element
    const hasPart = !id || !ids || ids.has(id) || ids.has(decode(id));
    return !hasPart || !(target === page || targets.has(target));
  };
  for (const [page, { urls }] of pages) {
    const dead = urls.filter((url) => isDead(url, page));
    expect.soft(dead, page).toEqual([]);
  }
});

/** The ids of a page, and its URLs of pages and files. */
function readPage(html: string) {
  const ids = new Set<string>();
  const urls: string[] = [];
  visit(rehype().parse(html), 'element', ({ properties }) => {
    const { id, rel, href, src, poster, srcSet } = properties;
    if (id) ids.add(String(id));
    // It names an origin, not a file.
    if ([rel].flat().includes('preconnect')) return;
    const sources = srcSet ? String(srcSet).split(',') : [];
    for (const url of [href, src, poster, ...sources.map((one) => one.trim().split(' ')[0])]) {
      if (url) urls.push(String(url));
    }
  });
  return { ids, urls };
}

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
  // For a run of seconds, optimised code costs more than it saves. Its schema needs a large stack.
  const java = ['-XX:TieredStopAtLevel=1', '-Xss2m', '-jar', checker];
  const { stderr } = await promisify(execFile)('java', [...java, ...options, 'out'], {
    maxBuffer: 2 ** 26,
  });
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  const errors = messages
    // It does not support current CSS, such as layers, @property and view transitions.
    .filter(({ message }) => !message.startsWith('CSS: '))
    // The attributes with which React finds the elements of view transitions.
    .filter(({ message }) => !/^Attribute “vt-[a-z]+” not allowed/.test(message))
    // A feed with the old path of another generator.
    .filter(({ url }) => !readFileSync(fileURLToPath(url), 'utf8').startsWith('<?xml'))
    .map(({ url, lastLine, message, extract = '' }) => `${url}:${lastLine}: ${message} ${extract}`);
  expect(errors).toEqual([]);
});
