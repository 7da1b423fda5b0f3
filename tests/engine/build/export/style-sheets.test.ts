/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeFiles } from '@/build/write-files';
import { finishStyleSheets } from '@/build/export/style-sheets';

const folder = mkdtempSync(path.join(tmpdir(), 'style-sheets-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

const font = '@font-face{font-family:A;src:url(../media/a.woff2);font-weight:400}';
const fallback = '@font-face{font-family:B;src:local(Arial)}';
const chunks = '_next/static/chunks';

/** An export with one style sheet. */
function exportWith(name: string, css: string, basePath = '') {
  const out = path.join(folder, name);
  const address = `/${chunks}/0a1b2c3d.css`;
  writeFiles(out, { [address]: css });
  const sheets = finishStyleSheets(out, [basePath + address], basePath);
  return { sheets, folder: path.join(out, chunks) };
}

it('takes the fonts out of the style sheets', () => {
  const { sheets, folder } = exportWith('fonts', `${font}${fallback}p{top:0}`, '/portfolio');
  expect(sheets).toMatchObject({
    fonts: [['A', '/portfolio/_next/static/media/a.woff2', '400']],
    fallbacks: fallback,
    rules: 'p{top:0}',
  });
  const [name = ''] = readdirSync(folder);
  expect(readFileSync(path.join(folder, name), 'utf8')).toBe('p{top:0}');
});

it('names each by the hash of what it now holds, as long as before', () => {
  const { sheets, folder } = exportWith('names', `${font}p{top:0}`);
  const hash = createHash('sha256').update('p{top:0}').digest('hex').slice(0, 8);
  expect(readdirSync(folder)).toEqual([`${hash}.css`]);
  expect([...sheets.names]).toEqual([['0a1b2c3d.css', `${hash}.css`]]);
});

it('gives another name to what comes out otherwise of the same name', () => {
  const [one] = exportWith('one', `${font}p{top:0}`).sheets.names.values();
  const [other] = exportWith('other', `${font}p{top:1px}`).sheets.names.values();
  expect(one).not.toBe(other);
});
