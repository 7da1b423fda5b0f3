import { readFileSync } from 'node:fs';
import path from 'node:path';
import { finishPages } from '@/scripts/build/postbuild';
import { projectFolder } from '../../support/content-folder';

const css = `
@font-face { font-family: web; src: url(web.woff2); }
@font-face { font-family: fallback; src: local('Arial'); }
.used { color: red; transition: color 1s; }
.unused { color: blue; }
.unused p, :is(.used, .unused):first-child { margin: 0; }
p[lang=fr] { font-style: italic; }
.used:hover, .used:focus-visible { color: green; }
html:has(dialog:modal) { overflow: hidden; }
@supports (timeline-scope: --row) { .used { opacity: 0.9; } }
`;

const page = `<!DOCTYPE html><html><head><meta charSet="utf-8"/>
<link rel="stylesheet" href="/portfolio/a.css" data-precedence="next"/>
<link rel="preload" as="script" fetchPriority="low" href="/portfolio/b.js"/>
<script src="/portfolio/b.js" async=""></script>
<script src="/portfolio/old.js" noModule=""></script>
<title>Page</title></head><body><p class="used" lang="fr">Text</p>
<script type="application/ld+json">{"@type":"Person"}</script><script>start()</script></body></html>`;

async function finished(html: string): Promise<Document> {
  const out = projectFolder({ 'a.css': css, 'about/index.html': html });
  await finishPages(out, '/portfolio');
  const text = readFileSync(path.join(out, 'about/index.html'), 'utf8');
  return new DOMParser().parseFromString(text, 'text/html');
}

test('a page has the CSS of its first paint, and nothing that is needed later', async () => {
  const { head } = await finished(page);
  const style = head.querySelector('style')?.textContent;
  for (const needed of ['.used', "local('Arial')", 'margin: 0', 'font-style: italic']) {
    expect(style).toContain(needed);
  }
  for (const later of [
    '.unused',
    'web.woff2',
    'transition',
    ':hover',
    ':focus-visible',
    'dialog',
    'timeline',
  ]) {
    expect(style).not.toContain(later);
  }
});

test('style sheets and scripts wait for the first paint with their attributes', async () => {
  const { head } = await finished(page);
  const waiting = head.querySelector('template')!.content;
  const sheet = waiting.querySelector('link[rel=stylesheet]');
  expect(sheet?.getAttribute('href')).toBe('/portfolio/a.css');
  expect(sheet?.getAttribute('data-precedence')).toBe('next');
  const script = waiting.querySelector('script');
  expect(script?.getAttribute('src')).toBe('/portfolio/b.js');
  expect(script?.hasAttribute('async')).toBe(true);
  expect(head.querySelector('link[as=script]')).toBeNull();
});

test('other scripts stay, and without script a page has its whole style sheet', async () => {
  const { head, body } = await finished(page);
  expect(head.querySelector(':scope > script[nomodule]')).not.toBeNull();
  expect(body.querySelector('script:not([type])')?.textContent).toBe('start()');
  expect(head.querySelector('noscript')?.innerHTML).toContain('/portfolio/a.css');
});

test('inline scripts that follow each other are one, and others stay where they are', async () => {
  const more = '<p>More</p><script>f() // first</script><script>(g)()</script><script>h()</script>';
  const { body } = await finished(page.replace('</body>', `${more}</body>`));
  const scripts = body.querySelectorAll('script:not([type])');
  expect(Array.from(scripts, ({ textContent }) => textContent)).toEqual([
    'start()',
    'f() // first\n;(g)()\n;h()',
  ]);
});

test('the policy allows the inline scripts and styles of the page, and no others', async () => {
  const { head } = await finished(page);
  const meta = head.querySelector('meta[http-equiv=Content-Security-Policy]');
  expect(head.firstElementChild?.nextElementSibling).toBe(meta);
  const policy = meta?.getAttribute('content') ?? '';
  // The loader and `start()`, but not the data of search engines.
  expect(policy.match(/script-src [^;]*/)?.[0].match(/sha256-/g)).toHaveLength(2);
  expect(policy.match(/style-src [^;]*/)?.[0].match(/sha256-/g)).toHaveLength(1);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
});

test('attributes may be in another order', async () => {
  const { head } = await finished(
    page
      .replace('src="/portfolio/b.js" async=""', 'async="" src="/portfolio/b.js"')
      .replace(
        'rel="stylesheet" href="/portfolio/a.css"',
        'href="/portfolio/a.css" rel="stylesheet"',
      ),
  );
  const { content } = head.querySelector('template')!;
  expect(content.querySelectorAll('script[async], link[rel=stylesheet]')).toHaveLength(2);
});

test('a page with unexpected HTML gets its policy, and is named in a warning', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { head } = await finished(page.replace('rel="stylesheet"', "rel='stylesheet'"));
  expect(head.querySelector('template')).toBeNull();
  expect(head.querySelector('meta[http-equiv]')).not.toBeNull();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('about/index.html'));
});

test('a page without a head is an error, because it would have no policy', async () => {
  await expect(finished('<p>Text</p>')).rejects.toThrow('no <head>');
});

test('a page from public/ does not change, even if it loads styles from elsewhere', async () => {
  const own =
    '<head><meta charset="utf-8"/><link rel="stylesheet" href="https://a.test/a.css"></head>';
  const files = { 'demo/index.html': own };
  const out = projectFolder(files);
  await finishPages(out, '', { publicFolder: projectFolder(files) });
  expect(readFileSync(path.join(out, 'demo/index.html'), 'utf8')).toBe(own);
});

test('scripts that pages load at once get one compile hint, and others none', async () => {
  const out = projectFolder({
    'a.css': css,
    'index.html': page,
    'about/index.html': page,
    'b.js': 'start();',
    'old.js': 'polyfill();',
    'lazy.js': 'search();',
  });
  await finishPages(out, '/portfolio');
  await finishPages(out, '/portfolio');
  const read = (name: string) => readFileSync(path.join(out, name), 'utf8');
  expect(read('b.js')).toBe('//# allFunctionsCalledOnLoad\nstart();');
  expect(read('old.js')).toBe('polyfill();');
  expect(read('lazy.js')).toBe('search();');
});
