/** @jest-environment node */
import { tests } from 'commonmark-spec';
import fc from 'fast-check';
import type { Root } from 'hast';
import { rehype } from 'rehype';
import { markdownToHast, parseMarkdown } from '@/lib/markdown/markdown';
import { parseSafely } from '@/lib/markdown/sanitize';
import { findLostWords } from '@/lib/markdown/lost-words';
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

describe('any text', () => {
  const pieces = fc.constantFrom(
    ...['\n', '\n\n', ' ', '# ', '> ', '> [!TIP]\n> ', '- ', '1. ', '[^1]', '\n[^1]: ', '- [x] '],
    ...['**', '`', '~~', '```\n', '```js\n', '| ', ' | ', '\n| - | - |\n', '[', '](/a)', '![', '"'],
    ...['<!-- ', ' -->', '<div>', '</div>', '<div class="', '<b>', '</b>', '<p>', '<td>', '<col>'],
    ...['](/a "', '")', '[a]: /b "', '<b title="', '\n---\n', '<h2>', '<caption>', '<![CDATA['],
    // Elements in which paragraphs and links begin anew, and which pages leave out.
    ...['<svg>', '<button>', '</button>', '<object>', '</object>'],
    ...['<script>', '</script>', '<details>', '<table>', '<iframe>', '<a href="/b">', '</a>', '>'],
  );
  const rows = fc
    .array(pieces, { maxLength: 30 })
    .map((parts) => parts.map((part) => `${part} word `).join(''));

  /** Writes a text in place of each `@` of a template, its lines in the same quotes and lists. */
  const within = (templates: readonly string[], inner: fc.Arbitrary<string>) =>
    fc.tuple(fc.constantFrom(...templates), inner).map(([template, text]) =>
      template.replace(/^(.*)@/gm, (_, before: string) => {
        const indent = before.replace(/[^> ]/g, ' ');
        return before + text.replaceAll('\n', `\n${indent}`);
      }),
    );
  const { blocks: nested } = fc.letrec<Record<'inline' | 'block' | 'blocks', string>>((tie) => ({
    inline: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom('word', '', '`word`', '[^1]', '![word](/a.png "word")', '<br>', '<!-- a -->'),
      within(['**@**', '[@](/a "word")', '<a href="/b">@</a>', '<b>@</b>'], tie('inline')),
      within(['<h3>@</h3>', '<p>@</p>', '<button title="word">@</button>'], tie('inline')),
    ),
    block: fc.oneof(
      { maxDepth: 3 },
      within(['@', '## @', '| @ |\n| - |\n| @ |'], tie('inline')),
      within(['> @', '> [!TIP]\n> @', '- @', '1. @', '[^1]: @'], tie('blocks')),
      within(['<div>\n\n@\n\n</div>', '<a href="/a">\n\n@\n\n</a>'], tie('blocks')),
      within(['<table><td>\n\n@\n\n</table>', '<p>\n\n@\n\n</p>'], tie('blocks')),
    ),
    blocks: fc.array(tie('block'), { minLength: 1, maxLength: 2 }).map((all) => all.join('\n\n')),
  }));

  const texts = fc.oneof(rows, nested).map((text) => {
    let count = 0;
    return text.replace(/\bword\b/g, () => `word${count++}`);
  });
  const wordsIn = (text: string) => text.match(/word\d+/g) ?? ([] as string[]);

  it('has all of its words on the page, or an error that names those that are lost', () => {
    fc.assert(
      fc.property(texts, (markdown) => {
        const written: string[] = [];
        visitNodes(parseMarkdown(markdown), (node) => {
          if ('value' in node && node.type !== 'html') written.push(node.value);
          if ('alt' in node) written.push(node.alt ?? '');
          if ('title' in node) written.push(node.title ?? '');
        });
        const lost = findLostWords(parseMarkdown(markdown), 1).flatMap(({ words }) =>
          wordsIn(words),
        );
        const kept = [...wordsIn(renderForBuild(markdown)), ...lost];
        expect(wordsIn(written.join(' ')).filter((word) => !kept.includes(word))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});
