import fc from 'fast-check';
import { createRenderer } from '@/lib/markdown/render';
import { fragment } from '../../../support/html';
import { renderHtml, page, renderMarkdown, words } from '../../../support/markdown';

const texts = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe('footnotes', () => {
  const root = page(
    'One[^a], two[^b], one again[^a].\n\n## Footnotes\n\n[^a]: First\n[^b]: Second',
  );

  it('lead there and back: every link inside the page has its target', () => {
    const targets = [...root.querySelectorAll('a[href^="#"]')].map((link) =>
      decodeURIComponent(link.getAttribute('href')?.slice(1) ?? ''),
    );
    expect(targets).toEqual(
      expect.arrayContaining([
        'user-content-fn-a',
        'user-content-fnref-a',
        'user-content-fnref-a-2',
      ]),
    );
    for (const id of targets) expect(root.querySelectorAll(`[id="${id}"]`)).toHaveLength(1);
  });

  it('say what they are to screen readers', () => {
    const reference = root.querySelector('[data-footnote-ref]');
    const label = root.querySelector(`#${reference?.getAttribute('aria-describedby')}`);
    expect(label).toHaveTextContent('Footnotes');
    expect(root.querySelector('[data-footnote-backref]')).toHaveAccessibleName(
      'Back to reference 1',
    );
  });

  // A browser first looks for an id that is the fragment as it is written:
  // https://html.spec.whatwg.org/multipage/browsing-the-web.html#find-a-potential-indicated-element
  it('have targets whatever their names', () => {
    const odd = page('A[^ü] B[^a%b] C[^"x]\n\n[^ü]: 1\n[^a%b]: 2\n[^"x]: 3');
    const links = [...odd.querySelectorAll<HTMLAnchorElement>('a[data-footnote-ref]')];
    expect(links.map(({ hash }) => hash)).toEqual(
      [...odd.querySelectorAll('li')].map(({ id }) => `#${id}`),
    );
  });
});

describe('headings', () => {
  const ids = (root: ParentNode) =>
    [...root.querySelectorAll('h1, h2, h3, h4, h5')].map(({ id }) => id);

  it('carry a link to themselves', () => {
    const heading = page('## Let the *layout* decide').querySelector('h2');
    expect(heading).toHaveAttribute('id', 'let-the-layout-decide');
    const link = heading?.querySelector('a.heading-anchor');
    expect(link).toHaveAttribute('href', '#let-the-layout-decide');
    expect(link).toHaveAccessibleName('Link to “Let the layout decide”');
  });

  it('carry it from the second to the fourth level', () => {
    expect(ids(page('# A\n## B\n### C\n#### D\n##### E'))).toEqual(['', 'b', 'c', 'd', '']);
  });

  it('have ids of their own', () => {
    const root = page('## Same\n## Same\n## Same 1\n## same');
    expect(ids(root)).toEqual(['same', 'same-1', 'same-1-1', 'same-2']);
  });

  it('leave the ids of footnotes alone', () => {
    const root = page('## Footnote label\n## user-content-fn-a\nText[^a]\n\n[^a]: Note');
    expect(ids(root)).toEqual(['footnote-label-1', 'user-content-fn-a-1', 'footnote-label']);
    expect(root.querySelector('#user-content-fn-a')?.localName).toBe('li');
  });

  it('have an id in any script, and even without words', () => {
    expect(ids(page('## 日本語\n## Été\n## !!!\n##\n'))).toEqual([
      '日本語',
      'été',
      'section',
      'section-1',
    ]);
  });

  it('without words have no link to themselves and no entry in a table of contents', () => {
    const { html, outline } = createRenderer(words).markdown('##\n\n## <!-- -->\n\n## A');
    expect(fragment(html).querySelectorAll('.heading-anchor')).toHaveLength(1);
    expect(outline).toEqual([{ id: 'a', text: 'A' }]);
  });

  it('are in a table of contents by their words or the description of their picture', () => {
    const markdown = '## [A](https://a.example)\n\n## ![B](https://b.example/c.png)';
    expect(createRenderer(words).markdown(markdown).outline).toEqual([
      { id: 'a', text: 'A' },
      { id: 'b', text: 'B' },
    ]);
  });

  it('are named by their words, not by the hint of a link in them', () => {
    const root = page('## [Spec](https://example.com)');
    expect(root.querySelector('.heading-anchor')).toHaveAccessibleName('Link to “Spec”');
  });
});

describe('raw HTML', () => {
  it('is kept where it is harmless', () => {
    const root = page('<figure><img src="/a.svg" alt="A"><figcaption>*b*</figcaption></figure>');
    expect(root.querySelector('figure > img')).toHaveAttribute('alt', 'A');
    expect(root.querySelector('figcaption')).toHaveTextContent('*b*');
  });

  it('keeps details, abbreviations and times', () => {
    const root = page(
      '<details open><summary>More</summary><abbr title="Cascading Style Sheets">CSS</abbr></details>\n\n<time datetime="2023">2023</time>',
    );
    expect(root.querySelector('details')).toHaveAttribute('open');
    expect(root.querySelector('abbr')).toHaveAttribute('title', 'Cascading Style Sheets');
    expect(root.querySelector('time')).toHaveAttribute('datetime', '2023');
  });

  it.each([
    ['a footnote in a link', '[a *b[^1]*](/c)\n\n[^1]: d'],
    ['a footnote in a raw link', '<a href="/b">a[^1]</a>\n\n[^1]: c'],
    ['a picture of another origin in a link', '[![a](https://a.example/b.png)](/c)'],
  ])('has no link inside a link: %s', (_, markdown) => {
    const root = page(markdown);
    expect(root.querySelectorAll('a').length).toBeGreaterThan(0);
    expect(renderMarkdown(markdown)).not.toMatch(/<a\b(?:(?!<\/a>)[^])*<a\b/);
  });

  it('keeps footnotes of a link raised, behind it', () => {
    const root = page('[a *b[^1]*](/c)\n\n[^1]: d');
    expect(root.querySelector('a[href="/c/"] + sup > a')).toHaveTextContent('1');
  });

  it('keeps the caption of a table in it', () => {
    const table = '<table><caption>A <b>b</b></caption><tr><td>c</td></tr></table>';
    expect(page(table).querySelector('table > caption')).toHaveTextContent('A b');
  });

  it.each(['class="callout"', 'class="sr-only"', 'id="contact"', 'name="x"', 'data-kind="note"'])(
    'cannot write %s',
    (attribute) => {
      expect(renderHtml(`<div ${attribute}>a</div>`)).toBe('<div>a</div>');
    },
  );

  it('cannot take the id of a footnote that comes later', () => {
    const root = page('<p id="user-content-fn-a">x</p>\n\n<p id="user-content-fn-a">y</p>');
    expect(root.querySelectorAll('[id="user-content-fn-a"]')).toHaveLength(1);
  });
});

describe('callouts', () => {
  it.each([
    ['NOTE', 'note', 'Note'],
    ['CAUTION', 'caution', 'Caution'],
    ['Note', 'note', 'Note'],
  ])('[!%s] has its kind and a title', (word, kind, title) => {
    const root = page(`> [!${word}]\n> Mind the *gap*.`);
    const callout = root.querySelector('div.callout');
    expect(callout).toHaveAttribute('data-kind', kind);
    expect(texts(root, '.callout > p.callout-title')).toEqual([title]);
    expect(texts(root, '.callout > p:not(.callout-title)')).toEqual(['Mind the gap.']);
    expect(root.querySelector('blockquote')).toBeNull();
  });

  it('hold what a quote can hold', () => {
    const root = page('> [!TIP]\n>\n> - one\n> - two\n>\n> ```js\n> a();\n> ```');
    expect(texts(root, '.callout li')).toEqual(['one', 'two']);
    expect(root.querySelector('.callout pre > code')).toHaveClass('language-js');
    expect(root.querySelectorAll('.callout > p')).toHaveLength(1);
  });

  it('may have a hard line break behind the marker', () => {
    const root = page('> [!NOTE]  \n> Text');
    expect(root.querySelector('.callout > p:last-child')).toHaveTextContent(/^Text$/);
    expect(root.querySelector('br')).toBeNull();
  });

  it('may be empty', () => {
    expect(texts(page('> [!NOTE]'), '.callout > p')).toEqual(['Note']);
  });

  it.each([
    ['words on the line of the marker', '> [!NOTE] Mind\n> the gap'],
    ['a link on the line of the marker', '> [!NOTE] [a](/about)'],
    ['an unknown kind', '> [!DANGER]\n> Text'],
    ['a marker that is not the first thing', '> Text\n> [!NOTE]'],
    ['an ordinary quote', '> Text'],
  ])('are not made of %s', (_, markdown) => {
    const root = page(markdown);
    expect(root.querySelectorAll('blockquote')).toHaveLength(1);
    expect(root.querySelector('.callout')).toBeNull();
  });
});

describe('text without raw HTML, which no parser of HTML reads', () => {
  /** With an empty comment in it, the same text is read by one. */
  const asHtml = (markdown: string) => page(`<!-- -->\n\n${markdown}`);
  const words = fc.constantFrom(...['a', 'B c', '\n', '\n\n', '    ', '\\', '&amp;', '"', '$x$']);
  const marks = fc.constantFrom(
    ...['# ', '## ', '> ', '> [!NOTE]\n> ', '- ', '1. ', '- [x] ', '---\n', '```js\n', '```\n'],
    ...['*', '**', '~~', '`', '  \n', '[', '](/a "b")', '![', '](c.png "d")', '[^1]', '\n[^1]: '],
    ...['| a |\n| - |\n| b |\n', 'www.example.com', '\n===\n', '[e]: /f\n', '[e]'],
  );

  it('comes out as if it had been read as HTML', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(words, marks), { maxLength: 40 }), (parts) => {
        const markdown = parts.join('');
        const read = asHtml(markdown);
        const direct = page(markdown);
        for (const root of [read, direct]) root.normalize();
        expect(direct.innerHTML.trim()).toBe(read.innerHTML.trim());
      }),
      { numRuns: 400 },
    );
  });
});
