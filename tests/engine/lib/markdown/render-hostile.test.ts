import fc from 'fast-check';
import { rehype } from 'rehype';
import { hostileTexts, hostileUrls } from '../../../support/hostile-texts';
import { dangersIn, fragment } from '../../../support/html';
import { renderForBuild, renderHtml, renderMarkdown } from '../../../support/markdown';

const parser = rehype().data('settings', { fragment: true });

/** HTML as it is after it is parsed, without the empty values of attributes. */
const printed = (html: string) => parser.stringify(parser.parse(html)).replaceAll('=""', '');

/** What of a text would do harm in the page, also after the page's HTML is read and parsed again. */
function dangersOf(html: string): string[] {
  const first = fragment(html);
  const second = fragment(first.innerHTML);
  return [...dangersIn(first), ...dangersIn(second)];
}

it.each([
  '<script>alert(1)</script>',
  '<img src="x" onerror="alert(1)">',
  '<p style="color: red">a</p>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href=" java&#10;script:alert(1)">a</a>',
  '<img src="https://elsewhere.example/a.png">',
  '<img name="cookie">',
  '<p class="fixed">a</p>',
])('the check of these tests sees the harm in %s', (html) => {
  expect(dangersOf(html)).not.toEqual([]);
});

it('a URL that runs script or holds a document goes from a link, whose words stay', () => {
  const link = fragment(renderMarkdown('[words](javascript:alert(1))')).querySelector('a');
  expect(link).toHaveTextContent('words');
  expect(link).not.toHaveAttribute('href');
});

it('a URL that runs script or holds a document goes from a picture, unless it holds a picture', () => {
  expect(renderMarkdown('![a](data:image/png;base64,AAAA)')).toContain('data:image/png');
  expect(renderMarkdown('![a](data:application/pdf,x)')).not.toContain('data:');
});

it('what published collections hold is many texts and URLs', () => {
  expect(hostileTexts.length).toBeGreaterThan(900);
  expect(hostileUrls.length).toBeGreaterThan(100);
});

it.each([
  ['the build', renderForBuild],
  ['the browser', renderMarkdown],
  ['the renderer of HTML', renderHtml],
])('what published collections hold comes harmless out of %s', (_, render) => {
  // Rendered one by one, because some swallow what follows; read at once, because that is slow.
  expect(dangersOf(hostileTexts.map((text) => render(text)).join('\n'))).toEqual([]);
});

describe('any text', () => {
  const pieces = fc.constantFrom(
    ...['\n', '\n\n', '\t', ' ', '# ', '> ', '- ', '1. ', '[^1]: ', '- [x] '],
    ...[' href=', ' src=', ' onerror=', ' style=', ' id=', ' name=', ' class=', ' title='],
    ...`< > </ /> " ' \` = & ; \\ ( ) [ ] x 1 / // script style svg math mtext img a b p table td form
    select <svg> <math> <style> </style> <!-- --> <![CDATA[ ]]> <template> <noscript> javascript:
    JAVASCRIPT: &#x6a;avascript: data:text/html, https://e.example [^1] [!NOTE] ![ ]( | |-| ** ~~
    \`\`\``.split(/\s+/),
  );
  const texts = fc.oneof(
    fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join('')),
    fc.string({ unit: 'binary', maxLength: 100 }),
  );

  it('comes out harmless, as markdown and as HTML, and comes out at all', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(dangersOf(renderMarkdown(text))).toEqual([]);
        expect(dangersOf(renderForBuild(text))).toEqual([]);
        expect(dangersOf(renderHtml(text))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('has no id twice, and a target for every link inside the page that the renderer made', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const root = fragment(renderMarkdown(text));
        const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        const links = root.querySelectorAll('.heading-anchor, [data-footnote-ref]');
        for (const link of links) expect(ids).toContain(link.getAttribute('href')?.slice(1));
      }),
      { numRuns: 80 },
    );
  });

  it('comes out as it is after it is parsed again', () => {
    fc.assert(
      // Files are read with one kind of line break.
      fc.property(
        texts.map((text) => text.replace(/\r\n?/g, '\n')),
        (text) => {
          for (const html of [renderMarkdown(text), renderForBuild(text), renderHtml(text)]) {
            expect(printed(html)).toBe(html.replaceAll('=""', ''));
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
