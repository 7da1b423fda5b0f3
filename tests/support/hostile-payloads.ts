/*
 * What published-payloads.ts lacks: Markdown and HTML that try to run `hit()`, to ask `elsewhere.example`, or to change the page they
 * are put in. Written for these tests after the forms that are collected in
 * - OWASP, XSS Filter Evasion Cheat Sheet (CC BY-SA 4.0),
 * - cure53, HTML5 Security Cheatsheet (MPL 2.0) and the fixtures of DOMPurify (Apache 2.0, MPL 2.0),
 * - PortSwigger, Cross-site scripting cheat sheet: its lists of events and of elements,
 * - PayloadsAllTheThings, XSS Injection (MIT),
 * - M. Heiderich and others, "mXSS Attacks" (2013); M. Bentkowski's write-ups of mutations (2019-2020).
 */

/** Elements that carry a handler, each with what makes it fire by itself where that is possible. */
const carriers: readonly (readonly [tag: string, rest: string])[] = [
  ['a', 'href=#x'],
  ['audio', 'src=x autoplay'],
  ['body', ''],
  ['button', 'autofocus'],
  ['custom-element', 'tabindex=1 autofocus'],
  ['details', 'open'],
  ['dialog', 'open'],
  ['div', 'contenteditable autofocus'],
  ['form', ''],
  ['iframe', 'src=x'],
  ['image', 'src=x'],
  ['img', 'src=x'],
  ['input', 'autofocus'],
  ['marquee', 'loop=1 width=0'],
  ['math', ''],
  ['object', 'data=x'],
  ['select', 'autofocus'],
  ['style', ''],
  ['svg', ''],
  ['video', 'src=x autoplay'],
];

const events = (
  'abort afterprint animationcancel animationend animationiteration animationstart auxclick ' +
  'beforecopy beforecut beforeinput beforematch beforepaste beforeprint beforetoggle beforeunload ' +
  'begin blur bounce canplay canplaythrough change click close command contextmenu copy cuechange ' +
  'cut dblclick drag dragend dragenter dragexit dragleave dragover dragstart drop durationchange ' +
  'end ended error finish focus focusin focusout formdata fullscreenchange gesturestart hashchange ' +
  'input invalid keydown keypress keyup load loadeddata loadedmetadata loadend loadstart message ' +
  'mousedown mouseenter mouseleave mousemove mouseout mouseover mouseup mousewheel pagehide ' +
  'pageshow paste pause play playing pointercancel pointerdown pointerenter pointerleave ' +
  'pointermove pointerout pointerover pointerrawupdate pointerup popstate progress ratechange ' +
  'readystatechange repeat reset resize scroll scrollend search securitypolicyviolation seeked ' +
  'seeking select selectionchange selectstart show start submit suspend timeupdate toggle ' +
  'touchcancel touchend touchmove touchstart transitioncancel transitionend transitionrun ' +
  'transitionstart unhandledrejection unload volumechange waiting webkitanimationend wheel'
).split(' ');

/** Handlers that browsers call without any act of the visitor. */
const unprompted: readonly string[] = [
  '<img src=x onerror=hit()>',
  '<img src=https://elsewhere.example/x onerror=hit()>',
  '<img srcset=x onerror=hit()>',
  '<img src=data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA= onload=hit()>',
  '<svg onload=hit()></svg>',
  '<svg><animate onbegin=hit() attributeName=x dur=1s></svg>',
  '<svg><image href=x onerror=hit()></svg>',
  '<svg><set onbegin=hit() attributeName=x></svg>',
  '<video src=x onerror=hit()></video>',
  '<video><source src=x onerror=hit()></video>',
  '<audio src=x onerror=hit()></audio>',
  '<audio onloadstart=hit() src=x></audio>',
  '<details open ontoggle=hit()></details>',
  '<p style=animation:x onanimationstart=hit()><style>@keyframes x{}</style></p>',
];

/** Each event on an element, in turn. */
const handlers = events.map((event, index) => {
  const [tag, rest] = carriers[index % carriers.length] ?? ['p', ''];
  return `<${tag} ${rest} on${event}=hit()>a</${tag}>`;
});

/** Ways to write a scheme that a filter does not see and a browser does. */
export const schemes: readonly string[] = [
  'javascript:hit()',
  'JaVaScRiPt:hit()',
  'javascript:hit(&quot;a&quot;)',
  'javascript://%0ahit()',
  'javascript:/*--><img src=1>*/hit()',
  'java\tscript:hit()',
  'java&#09;script:hit()',
  'java&#x0A;script:hit()',
  'java&#x0D;script:hit()',
  'java&Tab;script&colon;hit()',
  'java&NewLine;script&colon;hit&lpar;&rpar;',
  '&#14;javascript:hit()',
  '\u0001javascript:hit()',
  '\u001fjavascript:hit()',
  '\u00a0javascript:hit()',
  '\u3000javascript:hit()',
  '\ufeffjavascript:hit()',
  'javascript\u200b:hit()',
  'javas\u0000cript:hit()',
  '&#106&#97&#118&#97&#115&#99&#114&#105&#112&#116&#58hit()',
  '&#0000106&#0000097&#0000118&#0000097&#0000115&#0000099&#0000114&#0000105&#0000112&#0000116&#0000058hit()',
  '&#x6A;&#x61;&#x76;&#x61;&#x73;&#x63;&#x72;&#x69;&#x70;&#x74;:hit()',
  '%6a%61vascript:hit()',
  'javascript%3Ahit()',
  '\\javascript:hit()',
  'jav\\ascript:hit()',
  'vbscript:hit()',
  'VBSCRIPT:hit()',
  'livescript:hit()',
  'mocha:hit()',
  'jar:javascript:hit()',
  'view-source:javascript:hit()',
  'feed:javascript:hit()',
  'data:text/html,<script>hit()</script>',
  'data:text/html;base64,PHNjcmlwdD5oaXQoKTwvc2NyaXB0Pg==',
  'data:application/xhtml+xml,<script xmlns="http://www.w3.org/1999/xhtml">hit()</script>',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="hit()"/>',
  'data:;,<script>hit()</script>',
  'DATA:TEXT/HTML,<script>hit()</script>',
  'blob:null/1',
  'filesystem:https://elsewhere.example/temporary/a.html',
  'intent://elsewhere.example/#Intent;end',
];

const links = schemes.flatMap((address) => [
  `[a](${address})`,
  `[a](<${address}>)`,
  `<a href="${address}">a</a>`,
]);

const pictures = schemes.filter((_, index) => index % 3 === 0).map((address) => `![a](${address})`);

/** Markup that becomes another one when it is written out and read again. */
const mutations: readonly string[] = [
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=hit()&gt;">',
  '<math><mtext><table><mglyph><style><![CDATA[</style><img title="]]&gt;&lt;img src=1 onerror=hit()&gt;">',
  '<math><mtext><table><mglyph><svg><mtext><textarea><path id="</textarea><img onerror=hit() src=1>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=hit()>',
  '<math><mtext><h1><a><h6></a></h6><mglyph><svg><mtext><style><a title="</style><img src onerror=hit()>"></style></h1>',
  '<svg></p><style><a id="</style><img src=1 onerror=hit()>">',
  '<svg><p><style><g title="</style><img src onerror=hit()>">',
  '<svg></p><title><a id="</title><img src=1 onerror=hit()>"></title></svg>',
  '<svg><style><img src="</style><img src=x onerror=hit()//"></style></svg>',
  '<svg><desc><style><!--</style><a title="--><img src=x onerror=hit()>"></desc></svg>',
  '<noscript><p title="</noscript><img src=x onerror=hit()>">',
  '<noembed><p title="</noembed><img src=x onerror=hit()>">',
  '<noframes><p title="</noframes><img src=x onerror=hit()>">',
  '<xmp><p title="</xmp><img src=x onerror=hit()>">',
  '<iframe><p title="</iframe><img src=x onerror=hit()>">',
  '<textarea><p title="</textarea><img src=x onerror=hit()>">',
  '<title><p title="</title><img src=x onerror=hit()>">',
  '<style><p title="</style><img src=x onerror=hit()>">',
  '<select><style><p title="</style><img src=x onerror=hit()>"></select>',
  '<select><template><style><!--</style><a rel="--></style></template></select><img src=x onerror=hit()>">',
  '<table><td><svg><a><table><style><a title="</style><img src=x onerror=hit()>"></table>',
  '<!--><img src=x onerror=hit()>-->',
  '<!---><img src=x onerror=hit()>-->',
  '<!--!><img src=x onerror=hit()>-->',
  '<!-- --!><img src=x onerror=hit()> -->',
  '<!-- a --\u0000><img src=x onerror=hit()> -->',
  '<!a="><img src=x onerror=hit()>">',
  '</a title="><img src=x onerror=hit()>">',
  '<?a title="><img src=x onerror=hit()>">',
  '<a title="&quot;><img src=x onerror=hit()>">a</a>',
  '<a title="&lt;/a&gt;&lt;img src=x onerror=hit()&gt;">a</a>',
  '&lt;img src=x onerror=hit()&gt;',
  '&amp;lt;img src=x onerror=hit()&amp;gt;',
  '<listing>&lt;img src=x onerror=hit()&gt;</listing>',
  '<img alt="``onerror=hit()" src=x>',
  '<p title="`"><img title="`onerror=hit()" src=x></p>',
  '<a href="x"><b><a href="y" onclick=hit()>a</a></b></a>',
  '<p><table><p><img src=x onerror=hit()></table>',
  '<b><p></b><script>hit()</script></p>',
  '<dfn title="</dfn><img src=x onerror=hit()>">',
  '<image xlink:href=x onerror=hit()></image>',
  '<article xmlns="urn:img src=x onerror=hit() ">a</article>',
];

/** Ids and names that shadow what scripts look up. */
const clobbering: readonly string[] = [
  '<img name=cookie>',
  '<img name=currentScript>',
  '<img name=getElementById>',
  '<form name=body></form>',
  '<form id=x><input name=attributes></form>',
  '<form id=x><input name=parentNode><input name=nodeName></form>',
  '<form id=x tabindex=0 onfocus=hit() autofocus><input id=attributes></form>',
  '<a id=trustedTypes href="clobber:x">a</a>',
  '<a id=__next_f></a><a id=__next_f name=push>a</a>',
  '<a id=TURBOPACK>a</a>',
  '<a id=config><a id=config name=url href="https://elsewhere.example/">a</a></a>',
  '<iframe name=config srcdoc="<a id=url href=//elsewhere.example/>a</a>"></iframe>',
  '<object name=document></object>',
  '<embed name=location>',
  '<p id=content>a</p>',
  '<p id=contact>a</p>',
  '<p id=__proto__ name=constructor>a</p>',
  '<div class="fixed inset-0">a</div>',
  '<div slot=a part=b is=c>a</div>',
  '<a target=_top href="/">a</a><a target=opener rel=opener href="/">b</a>',
  '<p contenteditable tabindex=1 accesskey=x draggable=true hidden inert popover>a</p>',
  '<button popovertarget=x onclick=hit()>a</button><div popover id=x onbeforetoggle=hit()>b</div>',
  '<button commandfor=site-drawer command=show-modal>a</button>',
  '<dialog open><p>a</p></dialog>',
];

/** Markdown that makes its renderer write what no author could. */
const ofMarkdown: readonly string[] = [
  '[a](javascript:hit() "b")',
  '[a]( javascript:hit())',
  '[a](javascript:hit()// "onclick=hit()")',
  '[a](x "b" onclick=hit())',
  '[a](<javascript:hit()> (b))',
  '[a][b]\n\n[b]: javascript:hit()',
  '[a][b]\n\n[b]: <java\tscript:hit()> "c"',
  '[javascript:hit()][]\n\n[javascript:hit()]: javascript:hit()',
  '<javascript:hit()>',
  '<JAVASCRIPT:hit()>',
  '<data:text/html,hit>',
  'www.elsewhere.example/"onclick=hit()',
  'https://elsewhere.example/<img src=x onerror=hit()>',
  '![a](x"onerror="hit())',
  '![a" onerror="hit()](x)',
  '![a](x "b\\" onerror=\\"hit()")',
  '[![a](x)](javascript:hit())',
  '# <img src=x onerror=hit()>',
  '# a {onclick=hit()}',
  '[a]{onclick=hit()}(x)',
  '```html" onclick="hit()\na\n```',
  '```"><img src=x onerror=hit()>\na\n```',
  '```js title="<img src=x onerror=hit()>"\na\n```',
  '```math\n\\href{javascript:hit()}{a}\n```',
  '$\\href{javascript:hit()}{a}$',
  '$\\url{javascript:hit()}$',
  '$\\includegraphics{//elsewhere.example/a.png}$',
  '$\\class{fixed}{a} \\id{contact}{b} \\style{position:fixed}{c} \\data{a=b}{d}$',
  '$\\text{<img src=x onerror=hit()>}$',
  '$a < b<img src=x onerror=hit()>$',
  '`<img src=x onerror=hit()>`',
  '    <img src=x onerror=hit()>',
  '| <img src=x onerror=hit()> |\n| --- |\n| [a](javascript:hit()) |',
  '- [ ] <img src=x onerror=hit()>\n- [x] [a](javascript:hit())',
  '~~<script>hit()</script>~~ **<script>hit()</script>** *<script>hit()</script>*',
  '> [!NOTE] <img src=x onerror=hit()>\n> [a](javascript:hit())',
  '> [!NOTE"><img src=x onerror=hit()>]\n> a',
  'a[^1]\n\n[^1]: <img src=x onerror=hit()> [b](javascript:hit())',
  'a[^"><img src=x onerror=hit()>]\n\n[^"><img src=x onerror=hit()>]: b',
  '<details><summary>a</summary>\n\n[b](javascript:hit())\n\n</details>',
  '<div\n\n[a](javascript:hit())\n\nonclick=hit()>',
  '<a href="x\n\n" onclick="hit()">a</a>',
  '*a<img src="*" onerror=hit()>',
  '[a](`javascript:hit()`)',
  '&#91;a&#93;(javascript:hit())',
  '\\<img src=x onerror=hit()>',
  'a\u0000<img src=x onerror=hit()>',
  '\u202e<img src=x onerror=hit()>',
];

/** All of them, as texts to be rendered one by one: many together where none swallows the next. */
export const hostileTexts: readonly string[] = [
  ...[...unprompted, ...mutations, ...clobbering, ...ofMarkdown],
  ...inParts([...handlers, ...links, ...pictures], 20),
];

function inParts(payloads: readonly string[], size: number): string[] {
  const count = Math.ceil(payloads.length / size);
  return Array.from({ length: count }, (_, index) =>
    payloads.slice(index * size, (index + 1) * size).join('\n\n'),
  );
}
