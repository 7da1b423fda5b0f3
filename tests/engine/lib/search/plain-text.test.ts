import { plainText, withoutTags } from '@/lib/search/plain-text';

const words = (text: string) => text.split(/\s+/).filter(Boolean).join(' ');

describe('plainText', () => {
  it('leaves front matter out, with any line ends', () => {
    expect(words(plainText('\uFEFF---\r\ntitle: A\r\n---\r\nHello.').text)).toBe('Hello.');
  });

  it('tells headings, text and code apart', () => {
    const { headings, text, code } = plainText(
      '# One\n\nText.\n\nTwo\n===\n\n```js title="a.js"\nlet x;\n# no heading\n```\n\nEnd.',
    );
    expect(words(headings)).toBe('# One Two');
    expect(words(text)).toBe('Text. End.');
    expect(code).toBe('let x;\n# no heading');
  });

  it('ends a block of code at a fence like the one that opened it, and no sooner', () => {
    const { text, code } = plainText('~~~~\n```\n~~~\nstill code\n~~~~\nText.');
    expect(code).toBe('```\n~~~\nstill code');
    expect(text).toBe('Text.');
  });

  it('sees code in lists and quotes', () => {
    expect(plainText('- ```\n  a\n  ```\n> ~~~\n> b\n> ~~~').code).toBe('  a\n> b');
  });

  it('keeps the words of links, pictures and captions, not their addresses', () => {
    const { text } = plainText(
      'A [link](https://a.example/b_(c)) ![a tree](/tree.png "By night") https://d.example/e [f][g]\n\n[g]: https://h.example',
    );
    expect(words(text).replace(/[^\w\s]/g, '')).toBe('A link a tree By night fg');
  });

  it('leaves out comments, elements, footnote marks and kinds of callouts', () => {
    const { text } = plainText('> [!NOTE]\n> A<!-- no\nno --> <b class="no">b</b>[^1] c &amp; d');
    expect(words(text)).toBe('> > A b c d');
  });
});

it('withoutTags keeps the text of HTML, and words whole', () => {
  expect(words(withoutTags('<p>a <em>b</em>c</p>\n<p>1 &#x3C; 2</p>'))).toBe('a bc 1 2');
});
