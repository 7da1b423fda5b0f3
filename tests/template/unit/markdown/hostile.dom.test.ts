import fc from 'fast-check';
import { dangersIn, fragment } from '../../../site/support/html';
import { page, render, renderForBuild } from '../../../site/support/markdown';
import { hostileTexts, hostileUrls } from '../../support/hostile-texts';

/** The harmful parts of a text's HTML, also after it is serialised and parsed again. */
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
  '<video src="https://elsewhere.example/a.mp4"></video>',
  '<img name="cookie">',
  '<p class="fixed">a</p>',
])('these tests notice the harm in %s', (html) => {
  expect(dangersOf(html)).not.toEqual([]);
});

it.each(['javascript:alert(1)', 'vbscript:a', 'data:text/html,a', 'JaVaScRiPt:alert(1)'])(
  'a link to %s keeps its words and loses its URL',
  async (url) => {
    const link = (await page(`[words](${url})`)).querySelector('a');
    expect(link).toHaveTextContent('words');
    expect(link).not.toHaveAttribute('href');
  },
);

it.each([
  'ipfs://bafy/a',
  'ipns://a.eth',
  'sms:+331',
  'xmpp:a@b.test',
  'matrix:u/a:b.test',
  'tel:+331',
  'mailto:a@b.test',
])('a link to %s stays', async (url) => {
  expect((await page(`[words](${url})`)).querySelector('a')).toHaveAttribute('href', url);
});

it('an image may hold its data, and nothing else may', async () => {
  expect((await render('![a](data:image/png;base64,AAAA)')).html).toContain('data:image/png');
  expect((await render('![a](data:application/pdf,x)')).html).not.toContain('data:application');
});

it('published attacks are rendered without harm', async () => {
  expect(hostileTexts.length).toBeGreaterThan(300);
  expect(hostileUrls.length).toBeGreaterThan(30);
  // Rendered one by one, because some swallow the text after them.
  for (const renderText of [render, renderForBuild]) {
    const rendered = await Promise.all(hostileTexts.map((text) => renderText(text)));
    expect(dangersOf(rendered.map(({ html }) => html).join('\n'))).toEqual([]);
  }
});

describe('any text', () => {
  const pieces = fc.constantFrom(
    ...['\n', '\n\n', '\t', ' ', '# ', '> ', '- ', '1. ', '[^1]: ', '- [x] ', '$$'],
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

  it('is rendered without harm', async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        expect(dangersOf((await render(text)).html)).toEqual([]);
        expect(dangersOf((await renderForBuild(text)).html)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('has a target for every link inside the page that rendering adds', async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const root = await page(text);
        const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
        const links = root.querySelectorAll('.heading-anchor, [data-footnote-ref]');
        for (const link of links) expect(ids).toContain(link.getAttribute('href')?.slice(1));
      }),
      { numRuns: 80 },
    );
  });
});
