/** @jest-environment node */
import { join } from 'node:path';
import type { WrittenText } from '@/lib/content/text';
import { readText } from '@/lib/markdown/text-facts';
import { warnOfPosters, warnOfTexts, type Warning } from '@/lib/check/warnings';
import { checkExport } from '@/lib/check/export';
import {
  contentFile,
  fixtureFolder,
  post,
  projectFolder,
  type Files,
} from '../../support/content-folder';
import { photo } from '../../support/pictures';
import { runScript } from '../../support/run-script';

jest.setTimeout(60_000);

/** What is advised on a text that begins in line 6, with the lines. */
const warningsOf = (
  text: string,
  check: (texts: readonly WrittenText[]) => Warning[] = warnOfTexts,
) =>
  check([{ file: 'a.md', field: 'text', page: '/a/', facts: readText(text, 6) }]).map(
    ({ line, words }) => `${line}: ${words}`,
  );

describe('headings', () => {
  it('go down one level at a time, and up as far as they like', () => {
    expect(warningsOf('## A\n\n### B\n\n#### C\n\n## D')).toEqual([]);
  });

  it('that skip a level are named, the first one too', () => {
    expect(warningsOf('## A\n\n#### B')).toEqual(['8: "#### B" skips a level: write ###']);
    expect(warningsOf('### A')).toEqual(['6: "### A" skips a level: write ##']);
    expect(warningsOf('<h4>A</h4>')).toEqual(['6: "#### A" skips a level: write ##']);
  });

  it('of the first level are the page’s own', () => {
    expect(warningsOf('# A\n\n## B')).toEqual([
      '6: "# A": the page\'s title is its # already, begin with ##',
    ]);
  });
});

it('videos without a picture to begin with are named', () => {
  const video = { poster: undefined, captions: [] };
  const clip = { file: 'public/clip.mp4', url: '', width: 1, height: 1, sources: [], video };
  const text = '![A](/clip.mp4)\n\n[A](https://youtu.be/abcdefghijk)';
  const check = (texts: readonly WrittenText[]) =>
    warnOfPosters(texts, (url) =>
      url === '/clip.mp4' ? clip : { expected: '', found: '', fix: '' },
    );
  expect(warningsOf(text, check)).toEqual([expect.stringMatching(/^6: .*beside it as clip\.jpg$/)]);
});

describe('code', () => {
  it('has a language with colours or none, lines to mark that are there, and a title', () => {
    expect(warningsOf('```ts {1-2} title="a.ts"\nlet a;\nlet b;\n```')).toEqual([]);
    expect(warningsOf('```\nplain\n```\n\n```text\nplain\n```\n\n    indented')).toEqual([]);
    expect(warningsOf('```math\na^2\n```')).toEqual([]);
  });

  it('in a language without colours is named', () => {
    expect(warningsOf('A\n\n```klingon\nbatlh\n```')).toEqual([
      expect.stringMatching(/^8: ```klingon: no colours for this language/),
    ]);
  });

  it('with marks of lines that it does not have is named', () => {
    expect(warningsOf('```ts {2,9}\nlet a;\nlet b;\n```')).toEqual([
      '6: ```ts {2,9}: there are 2 lines, and no line 9',
    ]);
  });
});

describe('footnotes', () => {
  it('have a text', () => {
    expect(warningsOf('A[^1] and `[^2]`.\n\n[^1]: B')).toEqual([]);
  });

  it('that have none are named', () => {
    expect(warningsOf('A\n\nB[^1].')).toEqual([
      '8: [^1] has no note: write [^1]: and its text, in a line of its own',
    ]);
  });
});

describe('HTML', () => {
  it('may hold what GitHub lets it hold', () => {
    expect(warningsOf('<kbd>A</kbd> <details open><summary>B</summary>C</details>')).toEqual([]);
    expect(warningsOf('<a href="https://a.example">A</a> <td align="left">B</td>')).toEqual([]);
    expect(warningsOf('[A](mailto:a@a.example) [B](/about/?a=b:c) [C](#d:e) `<iframe>`')).toEqual(
      [],
    );
  });

  it('that pages leave out is named', () => {
    const why = 'pages leave it out, as it could do harm; write markdown instead';
    expect(warningsOf('A\n\n<iframe src="https://a.example"></iframe>')).toEqual([
      expect.stringMatching(/^8: <iframe>: .*write a link/),
    ]);
    expect(
      warningsOf('A <b onclick="a()" class="b">B</b>\n<form><input type="text"></form>'),
    ).toEqual([
      `6: onclick="a()" of <b>: ${why}`,
      `6: class="b" of <b>: ${why}`,
      `7: <form>: ${why}`,
      `7: type="text" of <input>: ${why}`,
    ]);
  });

  it('and markdown have links that lead somewhere', () => {
    const why = 'pages leave it out, as it could do harm; write markdown instead';
    expect(
      warningsOf(
        '[A](javascript:a)\n[B][b]\n<a href="data:text/html,a">C</a>\n\n[b]: ftp://b.example',
      ),
    ).toEqual([
      `6: href="javascript:a" of <a>: ${why}`,
      `7: href="ftp://b.example" of <a>: ${why}`,
      `8: href="data:text/html,a" of <a>: ${why}`,
    ]);
  });
});

describe('the export', () => {
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
  const found = (folder: string) =>
    checkExport(folder, ['/missing/']).map(
      (problem) => `${problem.file.slice(folder.length)}:${problem.line} ${problem.found}`,
    );

  it('is not looked for where there is none', () => {
    expect(checkExport(join(projectFolder({}), 'out'))).toEqual([]);
  });

  it('without errors has none', () => {
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

  it('has dead links, links to parts that are not there, and pictures without description', () => {
    const body =
      '<a href="/nowhere/">a</a>\n<a href="/#nowhere">b</a>\n<img src="/nowhere.png">\n<source srcset="/c.avif 1w">';
    expect(found(out({ 'out/d/index.html': page(body) }))).toEqual([
      '/d/index.html:5 "/nowhere.png" without one',
      '/d/index.html:3 "/nowhere/", which does not exist',
      '/d/index.html:4 "/#nowhere", a part that the page does not have',
      '/d/index.html:5 "/nowhere.png", which does not exist',
      '/d/index.html:6 "/c.avif", which does not exist',
    ]);
  });

  it('below a path is looked at from there', () => {
    const files = { 'out/d/index.html': page('<a href="/b/">a</a> <a href="/d/">b</a>', '/b') };
    expect(found(out(files, '/b'))).toEqual(['/d/index.html:3 "/d/", which does not exist']);
  });

  it('tells once what every page has', () => {
    const dead = page('<a href="/nowhere/">a</a>');
    expect(found(out({ 'out/a/index.html': dead, 'out/b/index.html': dead }))).toEqual([
      '/a/index.html:3 "/nowhere/", which does not exist (and 1 more)',
    ]);
  });
});

describe('the command', () => {
  const check = (files: Files, ...args: string[]) =>
    runScript(fixtureFolder(files), 'scripts/check.ts', ...args);

  it('fails on errors, all in one run, with a link to a draft among them', async () => {
    const { code, stderr } = await check({
      'content/blog/a.md': post({ tags: ['A'] }, '[b](/blog/b)\n\n![](/images/box.svg)'),
      'content/blog/b.md': post({ draft: true, tags: ['A'] }),
      'content/blog/old/c.md': '',
      'public/images/d.jpg': await photo({ located: true }),
    });
    expect(code).toBe(1);
    expect(stderr.match(/^content.*|^public.*/gm)).toEqual([
      'content/blog/old: place',
      'content/blog/a.md:7: text',
      'content/blog/a.md:9: text',
      'public/images/d.jpg: metadata',
    ]);
  });

  it('lists scheduled posts and what is left to write in drafts, and does not fail', async () => {
    const files = {
      'content/blog/a.md': post({ date: '31-12-2999', tags: ['A'] }),
      'content/blog/b.md': post({ draft: true, tags: ['A'] }, 'To write: all of it'),
      'content/pages/c.md': contentFile({ title: 'C', description: 'To write: C', draft: true }),
    };
    const { code, stdout } = await check(files, '--publish', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      scheduled: expect.arrayContaining([{ file: 'content/blog/a.md', day: '2999-12-31' }]),
      placeholders: [],
      draftPlaceholders: [
        { file: 'content/pages/c.md', field: 'description' },
        { file: 'content/blog/b.md', line: 8 },
      ],
    });
    const { stdout: printed } = await check(files);
    expect(printed).toContain('content/blog/a.md: 31-12-2999');
    expect(printed).toContain('content/blog/b.md:8: text: To write');
  });

  it('names unused images beside errors, unless a file cannot be read that may use them', async () => {
    const dead = post({ tags: ['A'] }, '[b](/nowhere/)');
    const files = { 'content/blog/a.md': dead, 'public/images/d.jpg': await photo() };
    const unused = 'public/images/d.jpg: no text';
    expect((await check(files)).stdout).toContain(unused);
    const unread = { ...files, 'content/blog/b.md': post({ title: '' }) };
    expect((await check(unread)).stdout).not.toContain(unused);
  });

  it('does not fail on warnings and placeholders, which name file and line', async () => {
    const { code, stdout } = await check({
      'content/blog/a.md': post({}, '#### Deep'),
      'content/blog/b.md': post({ date: '31-12-2999' }, 'To write: a post of that day'),
    });
    expect(code).toBe(0);
    expect(stdout).toContain('content/blog/a.md:6: "#### Deep"');
    expect(stdout).toContain('content/blog/b.md:6: text: To write');
  });
});
