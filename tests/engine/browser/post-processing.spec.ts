import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { postProcess } from '@/build/export/post-process';
import { withBasePath } from '@/lib/base-path';

/* The home page as the installed version of Next wrote it in the last build. */
const next = '.next/server/app/';
const html = readFileSync(`${next}index.html`, 'utf8');
const data = readFileSync(`${next}index.rsc`, 'utf8');

const folders: string[] = [];
// Twice where a worker runs the tests in two groups.
test.afterAll(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

const heading = (page: string) => /<h1[^]*<\/h1>/.exec(page)?.[0];

/** Post-processes an export that has this page alone; returns its folder. */
async function processed(page: { html?: string; data?: string; css?: string }): Promise<string> {
  const out = mkdtempSync(path.join(tmpdir(), 'post-processing-test-'));
  folders.push(out);
  const chunks = path.join(out, '_next/static/chunks');
  mkdirSync(path.dirname(chunks), { recursive: true });
  cpSync('.next/static', path.dirname(chunks), { recursive: true });
  writeFileSync(path.join(out, 'index.html'), page.html ?? html);
  writeFileSync(path.join(out, 'index.txt'), page.data ?? data);
  for (const name of readdirSync(chunks).filter((name) => name.endsWith('.css'))) {
    if (page.css !== undefined) writeFileSync(path.join(chunks, name), page.css);
  }
  await postProcess(out, withBasePath(''), path.join(out, '.cache'));
  return out;
}

test("Next's scripts, style sheets and data are out of the page's way", async () => {
  const out = await processed({});
  const page = readFileSync(path.join(out, 'index.html'), 'utf8');
  const withScript = page.replace(/<noscript>.*?<\/noscript>/g, '');
  expect(withScript).not.toMatch(/<script[^>]* src|<link[^>]*stylesheet|__next_f/);
  expect(heading(page)).toBe(heading(html));
});

for (const [what, page, step] of [
  ['no style sheet', { html: html.replaceAll('data-precedence="next"', '') }, 'parse the page'],
  [
    'scripts of another kind',
    { html: html.replaceAll('async=""', 'defer=""') },
    'merge the scripts',
  ],
  [
    'another start of the runtime',
    { html: html.replace('id="_R_"', 'id="_S_"') },
    'parse the page',
  ],
  ['another form of React data', { html: html.replaceAll('__next_f', 'f') }, 'parse the page'],
  [
    'a script that streams a part of the page',
    { html: html.replace('</body>', '<script>$RC("B:0","S:0")</script></body>') },
    'parse the page',
  ],
  ['other data for navigation', { data: `${data}more` }, 'find the RSC payload'],
  ['no fonts in the style sheets', { css: 'p{top:0}' }, 'read the style sheets'],
  [
    'another beginning of the head',
    { html: html.replace('<meta charSet="utf-8"/>', '') },
    'add the security policy',
  ],
] as const) {
  test(`a page with ${what} stops the build, and the message says where`, async () => {
    const message = await processed(page).catch(String);
    expect(message).toContain(`step "${step}"`);
    expect(message).toContain('docs/post-processing.md');
  });
}
