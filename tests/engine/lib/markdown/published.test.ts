/** @jest-environment node */
import { tests } from 'commonmark-spec';
import fc from 'fast-check';
import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { rehype } from 'rehype';
import { markdownToHast, parseMarkdown } from '@/lib/markdown/markdown';
import { parseSafely } from '@/lib/markdown/sanitize';
import { readText } from '@/lib/markdown/text-facts';
import { visitNodes } from '@/lib/markdown/visit';
import { renderForBuild } from '../../../support/markdown';

const html = rehype().data('settings', { fragment: true });

/** A tree as it is after it is parsed again, without white space between elements. */
const printed = (tree: Root) =>
  html
    .stringify(html.parse(html.stringify(tree)))
    .replace(/ metastring="[^"]*"/g, '')
    .replace(/\s*\n\s*/g, '\n')
    .replace(/>\s+</g, '><')
    .trim();

describe('CommonMark, https://spec.commonmark.org/0.31.2/', () => {
  /** Bare URLs and e-mail addresses, which are links in GitHub's Markdown. */
  const autolinks = [602, 606, 608, 611, 612];

  it.each(
    tests
      .filter(({ number }) => !autolinks.includes(number))
      .map(({ number, section, ...example }) => ({ name: `${section}, ${number}`, ...example })),
  )('$name', (example) => {
    const [markdown, expected] = [example.markdown, example.html].map((text) =>
      text.replaceAll('→', '\t'),
    ) as [string, string];
    expect(printed(markdownToHast(markdown))).toBe(printed(parseSafely(expected)));
  });
});

describe('the extensions of GitHub, https://github.github.com/gfm/', () => {
  const link = (url: string, words = url) => `<a href="${url}">${words}</a>`;
  const table = (head: string[], ...rows: string[][]) => {
    const cells = (name: string, row: string[]) =>
      `<tr>${row.map((cell) => `<${name}>${cell}</${name}>`).join('')}</tr>`;
    const body = rows.map((row) => cells('td', row)).join('');
    return `<table><thead>${cells('th', head)}</thead>${body && `<tbody>${body}</tbody>`}</table>`;
  };
  const task = (state: string, words: string) =>
    `<li class="task-list-item"><input type="checkbox"${state} disabled> ${words}</li>`;

  it.each([
    ['| foo | bar |\n| --- | --- |\n| baz | bim |', table(['foo', 'bar'], ['baz', 'bim'])],
    [
      '| abc | defghi |\n:-: | -----------:\nbar | baz',
      table(['abc', 'defghi'], ['bar', 'baz'])
        .replace(/<(t[hd])>(abc|bar)/g, '<$1 align="center">$2')
        .replace(/<(t[hd])>(defghi|baz)/g, '<$1 align="right">$2'),
    ],
    [
      '| f\\|oo  |\n| ------ |\n| b `\\|` az |\n| b **\\|** im |',
      table(['f|oo'], ['b <code>|</code> az'], ['b <strong>|</strong> im']),
    ],
    [
      '| abc | def |\n| --- | --- |\n| bar | baz |\nbar\n===',
      table(['abc', 'def'], ['bar', 'baz'], ['bar', ''], ['===', '']),
    ],
    [
      '| abc | def |\n| --- | --- |\n| bar | baz |\n> bar',
      `${table(['abc', 'def'], ['bar', 'baz'])}<blockquote><p>bar</p></blockquote>`,
    ],
    [
      '| abc | def |\n| --- | --- |\n| bar | baz |\nbar\n\nbar',
      `${table(['abc', 'def'], ['bar', 'baz'], ['bar', ''])}<p>bar</p>`,
    ],
    ['| abc | def |\n| --- |\n| bar |', '<p>| abc | def |\n| --- |\n| bar |</p>'],
    [
      '| abc | def |\n| --- | --- |\n| bar |\n| bar | baz | boo |',
      table(['abc', 'def'], ['bar', ''], ['bar', 'baz']),
    ],
    ['| abc | def |\n| --- | --- |', table(['abc', 'def'])],
    [
      '- [ ] foo\n- [x] bar',
      `<ul class="contains-task-list">${task('', 'foo')}${task(' checked', 'bar')}</ul>`,
    ],
    ['~~Hi~~ Hello, ~there~ world!', '<p><del>Hi</del> Hello, <del>there</del> world!</p>'],
    ['This ~~has a\n\nnew paragraph~~.', '<p>This ~~has a</p><p>new paragraph~~.</p>'],
    ['This will ~~~not~~~ strike.', '<p>This will ~~~not~~~ strike.</p>'],
    ['www.commonmark.org', `<p>${link('http://www.commonmark.org', 'www.commonmark.org')}</p>`],
    [
      'Visit www.commonmark.org/a.b.',
      `<p>Visit ${link('http://www.commonmark.org/a.b', 'www.commonmark.org/a.b')}.</p>`,
    ],
    [
      '(www.google.com/search?q=Markup+(business))',
      `<p>(${link('http://www.google.com/search?q=Markup+(business)', 'www.google.com/search?q=Markup+(business)')})</p>`,
    ],
    [
      'www.google.com/search?q=commonmark&hl;',
      `<p>${link('http://www.google.com/search?q=commonmark', 'www.google.com/search?q=commonmark')}&hl;</p>`,
    ],
    [
      'www.commonmark.org/he<lp',
      `<p>${link('http://www.commonmark.org/he', 'www.commonmark.org/he')}&lt;lp</p>`,
    ],
    [
      '(Visit https://encrypted.google.com/search?q=Markup+(business))',
      `<p>(Visit ${link('https://encrypted.google.com/search?q=Markup+(business)')})</p>`,
    ],
    ['foo@bar.baz', `<p>${link('mailto:foo@bar.baz', 'foo@bar.baz')}</p>`],
    [
      'a.b-c_d@a.b.\n\na.b-c_d@a.b-\n\na.b-c_d@a.b_',
      `<p>${link('mailto:a.b-c_d@a.b', 'a.b-c_d@a.b')}.</p><p>a.b-c_d@a.b-</p><p>a.b-c_d@a.b_</p>`,
    ],
  ])('%j', (markdown, expected) => {
    expect(printed(markdownToHast(markdown))).toBe(printed(html.parse(expected)));
  });
});

// The kinds of cmark's test/pathological_tests.py, and those of the extensions. Texts that are larger
// meet the limits of build/render-content.ts.
describe('a text that is slow to parse with a careless parser', () => {
  const times = 200;
  const nested = Array.from({ length: 100 }, (_, depth) => `${'  '.repeat(depth)}* a\n`);
  const ticks = Array.from({ length: 300 }, (_, count) => `e${'`'.repeat(count)}`);
  const definitions = Array.from({ length: times }, (_, name) => `[${name}]: u\n`);

  it.each(
    Object.entries({
      'nested emphasis': `${'*a **a '.repeat(times)}b${' a** a*'.repeat(times)}`,
      'ends of emphasis': 'a_ '.repeat(times),
      'starts of emphasis': '_a '.repeat(times),
      'ends of links': 'a]'.repeat(times),
      'starts of links': '[a'.repeat(times),
      'other ends than starts': '*a_ '.repeat(times),
      'multiples of three': `a**b${'c* '.repeat(times)}`,
      'starts of links, ends of emphasis': '[ a_'.repeat(times),
      'starts of links in links': '[ (]('.repeat(times),
      'images in images': '![[]()'.repeat(times),
      'nested brackets': `${'['.repeat(times)}a${']'.repeat(times)}`,
      'nested quotes': `${'> '.repeat(times)}a`,
      'nested lists': nested.join(''),
      'code of many lengths': ticks.join(''),
      'links that are not closed': '[a](b'.repeat(times),
      'links in brackets that are not closed': '[a](<b'.repeat(times),
      'comments that are not closed': `</${'<!--'.repeat(times)}`,
      'instructions that are not closed': '<?'.repeat(times),
      'declarations that are not closed': '<!A '.repeat(times),
      'CDATA that is not closed': '<![CDATA['.repeat(times),
      'tags that are not closed': '<a '.repeat(times),
      references: `${definitions.join('')}${'[0] '.repeat(times)}`,
      'NUL characters': 'abc\0'.repeat(times),
      'rows of a table': `| a |\n|---|\n${'| b |\n'.repeat(times)}`,
      footnotes: `${'[^1]'.repeat(times)}\n\n[^1]: a`,
      dollars: '$a '.repeat(times),
      'dots of a host': 'www.'.repeat(times),
    }),
  )(
    '%s',
    (_, markdown) => {
      expect(() => readText(markdown)).not.toThrow();
      expect(() => renderForBuild(markdown)).not.toThrow();
    },
    5_000,
  );
});

describe('any text', () => {
  const pieces = fc.constantFrom(
    ...['\n', '\n\n', ' ', '# ', '> ', '> [!TIP]\n> ', '- ', '1. ', '[^1]', '\n[^1]: ', '- [x] '],
    ...['**', '`', '~~', '```\n', '```js\n', '| ', ' | ', '\n| - | - |\n', '[', '](/a)', '![', '"'],
    ...['<!-- ', ' -->', '<div>', '</div>', '<div class="', '<b>', '</b>', '<p>', '<td>', '<col>'],
    // Elements in which paragraphs and links begin anew, and which pages leave out.
    ...['<button>', '</button>', '<object>', '</object>'],
    ...['<script>', '</script>', '<details>', '<table>', '<iframe>', '<a href="/b">', '</a>', '>'],
  );

  it('becomes HTML that is the same when a browser has read it', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const page = renderForBuild(parts.map((part, index) => `${part} word${index} `).join(''));
        const short = (text: string) => text.replaceAll('=""', '');
        expect(short(html.stringify(html.parse(page)))).toBe(short(page));
      }),
      { numRuns: 300 },
    );
  });

  it('has all of its words on the page, or an error that names those that are lost', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const markdown = parts.map((part, index) => `${part} word${index} `).join('');
        const written: string[] = [];
        visitNodes(parseMarkdown(markdown), (node) => {
          if ('value' in node && node.type !== 'html') written.push(node.value);
        });
        const lost = readText(markdown).lostWords.flatMap(
          ({ words }) => words.match(/word\d+/g) ?? ([] as string[]),
        );
        const page = renderForBuild(markdown).replaceAll('<', ' <');
        const shown = toString(html.parse(page)).match(/word\d+/g) ?? ([] as string[]);
        const expected = written.join(' ').match(/word\d+/g) ?? ([] as string[]);
        expect(expected.filter((word) => !shown.includes(word) && !lost.includes(word))).toEqual(
          [],
        );
        expect(lost.filter((word) => shown.includes(word))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
