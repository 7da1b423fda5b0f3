/** @jest-environment node */
import { join } from 'node:path';
import { checkExport } from '@/lib/check/export';
import { projectFolder } from '../../../support/content-folder';

const page = (body: string, base = '') =>
  `<!DOCTYPE html>\n<html><head><link href="${base}/_next/a.css"></head>\n<body>${body}</body></html>`;
const out = (files: Record<string, string>, base = '') =>
  join(
    projectFolder({
      'out/_next/a.css': '',
      'out/index.html': page('<p id="top-part">', base),
      ...files,
    }),
    'out',
  );
/** Files, lines and URLs of what is wrong. */
const found = (folder: string) =>
  checkExport(folder, ['/missing/']).map(
    ({ file, line, words }) =>
      `${file.slice(folder.length)}:${line} ${/"([^"]*)"/.exec(words)?.[1]}`,
  );

it('an export is not looked for where there is none', () => {
  expect(checkExport(join(projectFolder({}), 'out'))).toEqual([]);
});

it('an export without errors has none', () => {
  const body =
    '<a href="/">a</a> <a href="../">b</a> <a href="/#top-part">c</a> <a href="#d">d</a> <i id="d">' +
    '<a href="https://e.example/f">e</a> <a href="mailto:a@b.example">f</a> <a href="/a&amp;b.txt">g</a>' +
    '<img src="/c.svg" alt> <img alt="" srcset="/c.svg 1w, /c.svg 2w"> <a href="/missing/">h</a>' +
    '<script>"<a href=\'/nowhere\'>"</script>' +
    '<a href="#%C3%BC">i</a> <a href="#%C3%A9">j</a> <i id="%C3%BC"> <i id="é">' +
    '<p title="<img src=/nowhere.png>">';
  const files = { 'out/d/index.html': page(body), 'out/a&b.txt': '', 'out/c.svg': '' };
  expect(found(out(files))).toEqual([]);
});

it('an export has dead links, links to parts that are not there, and pictures without description', () => {
  const body =
    '<a href="/nowhere/">a</a>\n<a href="/#nowhere">b</a>\n<img src="/nowhere.png">\n<source srcset="/c.avif 1w">';
  expect(found(out({ 'out/d/index.html': page(body) }))).toEqual([
    '/d/index.html:5 /nowhere.png',
    '/d/index.html:3 /nowhere/',
    '/d/index.html:4 /#nowhere',
    '/d/index.html:5 /nowhere.png',
    '/d/index.html:6 /c.avif',
  ]);
});

it('an export below a path is looked at from there', () => {
  const files = { 'out/d/index.html': page('<a href="/b/">a</a> <a href="/d/">b</a>', '/b') };
  expect(found(out(files, '/b'))).toEqual(['/d/index.html:3 /d/']);
});

it('an error of every page is told once', () => {
  const dead = page('<a href="/nowhere/">a</a>');
  expect(found(out({ 'out/a/index.html': dead, 'out/b/index.html': dead }))).toEqual([
    '/a/index.html:3 /nowhere/',
  ]);
});
