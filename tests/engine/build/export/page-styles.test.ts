/** @jest-environment node */
import { lateStyles, pageStyles } from '@/build/export/page-styles';

const html =
  '<html data-x><body class="page"><p id="lead" class="note sm:mt-2">Text</p></body></html>';
const stylesOf = (css: string, page = html) => pageStyles(css)(page);

it.each([
  ':focus-visible{outline:1px}',
  'body .note:focus::after{color:red}',
  '*,:after{margin:0}',
  ':root[data-theme=light]{--bg:#fff;color:var(--bg)}',
  '[open]{display:block}',
  '::selection{color:red}',
])('the CSS of a page keeps what any state of any page can match: %s', (rule) => {
  expect(stylesOf(rule)).toBe(rule);
});

it('the CSS of a page keeps what the fields of dialogs need that script opens', () => {
  expect(stylesOf('select,input,textarea{color:inherit}')).toBe('input{color:inherit}');
});

it.each(['.absent{color:red}', '.absent .note{color:red}'])('leaves out what cannot: %s', (rule) =>
  expect(stylesOf(rule)).toBe(''),
);

it('the CSS of a page keeps the order of layers, and leaves out media queries that nothing is left of', () => {
  const css = '@layer base,components;@media print{.absent{top:0}}@layer base{p{top:0}}';
  expect(stylesOf(css)).toBe('@layer base,components;@layer base{p{top:0}}');
});

it('the CSS of a page keeps the frames of animations that are played', () => {
  const css = '.note{animation:.5s in}@keyframes in{0%{top:1px}}@keyframes out{to{top:1px}}';
  expect(stylesOf(css)).toBe('.note{animation:.5s in}@keyframes in{0%{top:1px}}');
});

it('the CSS of a page writes what prefixing has written twice once', () => {
  expect(stylesOf('p{-x-y:1;-x-y:1;y:1}')).toBe('p{-x-y:1;y:1}');
});

it('the CSS of a page leaves custom properties out that nothing reads', () => {
  const css = '@property --a{syntax:"*"}@property --b{syntax:"*"}p{--a:1;--b:2;top:var(--b)}';
  expect(stylesOf(css)).toBe('@property --b{syntax:"*"}p{--b:2;top:var(--b)}');
});

it.each([
  [':is(.note,.absent){top:0}', ':is(.note,.absent){top:0}'],
  [':is(.absent,.missing) p{top:0}', ''],
  ['p:not(.absent){top:0}', 'p:not(.absent){top:0}'],
])('of alternatives one must be there: %s', (rule, kept) => expect(stylesOf(rule)).toBe(kept));

it.each([
  ['.note:hover{top:0}', '', '.note:hover{top:0}'],
  ['.note:hover,.note:focus{top:0}', '.note:focus{top:0}', '.note:hover{top:0}'],
  ['::placeholder{top:0}', '', '::placeholder{top:0}'],
  ['@media print{@page{margin:0}p{top:0}}', '', '@media print{@page{margin:0}p{top:0}}'],
  ['@media (forced-colors:active){p{top:0}}', '', '@media (forced-colors:active){p{top:0}}'],
  [
    '.viewer{animation:in}@keyframes in{0%{top:0}}@keyframes out{0%{top:0}}',
    '',
    '.viewer{animation:in}@keyframes in{0%{top:0}}',
  ],
])('the CSS of a page leaves what the first paint cannot show to later: %s', (css, first, late) => {
  expect(stylesOf(css)).toBe(first);
  expect(lateStyles(css)).toBe(late);
});

it.each([
  ['@property --tw-a{syntax:"*";initial-value:solid}p{style:var(--tw-a)}', 'p{style:solid}'],
  ['p{line-height:var(--tw-b, 1.5)}', 'p{line-height:1.5}'],
  ['p{--tw-c:2;x:var(--tw-c,1)}', 'p{--tw-c:2;x:var(--tw-c,1)}'],
])('the CSS of a page resolves properties of Tailwind that nothing sets: %s', (css, resolved) => {
  expect(stylesOf(css)).toBe(resolved);
});
