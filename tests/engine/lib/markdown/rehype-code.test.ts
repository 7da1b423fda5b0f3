import { builtPage as show } from '../../../support/markdown';

it('the build colours code by class, without a style attribute', () => {
  const body = show('```ts\nconst one = 1; // first\n```');
  expect(body.querySelector('.t-keyword')).toHaveTextContent('const');
  expect(body.querySelector('.t-comment')).toHaveTextContent('// first');
  expect(body.innerHTML).not.toContain('style=');
});

it.each([
  'solidity\ncontract Token { function mint() public {} }',
  'JS\nfunction a() {}',
  'rust,no_run\nfn main() {}',
  'C++\nvoid a() {}',
  'svelte\n<script>function a() {}</script>',
  'c#\nclass A { void b() {} }',
])('the build knows %s', (code) => {
  const body = show(`\`\`\`${code}\n\`\`\``);
  expect(body.querySelector('.t-function')).not.toBeNull();
});

it('the build keeps the text of the code as it was written', () => {
  const code = '<b>&amp;</b>\n\n  indented';
  expect(show(`\`\`\`html\n${code}\n\`\`\``).querySelector('pre')?.textContent).toBe(code);
});

it('the build marks lines and names the file', () => {
  const body = show('```css {2-3} title="app/page.css"\na {\n  b: c;\n}\n```');
  expect([...body.querySelectorAll('mark.highlighted')].map((line) => line.textContent)).toEqual([
    '  b: c;',
    '}',
  ]);
  expect(body.querySelector('figcaption')).toHaveTextContent('app/page.css');
});

it('the build marks what is highlighted, in focus, new or gone by comments that are not shown', () => {
  const body = show(
    '```js\nold(); // [!code --]\nnew(); // [!code ++]\nlook(); // [!code focus]\n// [!code hl:2]\none();\ntwo();\n```',
  );
  expect(body.querySelector('del.removed')).toHaveTextContent('old();');
  expect(body.querySelector('ins.added')).toHaveTextContent('new();');
  expect(body.querySelector('mark.focused')).toHaveTextContent('look();');
  expect(body.querySelectorAll('mark.highlighted')).toHaveLength(2);
  expect(body.querySelector('pre')?.textContent).not.toMatch(/code|\/\//);
});

it('the build offers to wrap lines that do not fit on a phone', () => {
  const long = show(`\`\`\`\n${'a'.repeat(60)}\n\`\`\``);
  expect(long.querySelector('label.wrap-code')).toHaveTextContent('Wrap');
  expect(long.querySelector('.wrap-code input')).toHaveAttribute('type', 'checkbox');
  expect(show('```\nshort\n```').querySelector('.wrap-code')).toBeNull();
  // On a phone 360 pixels wide 31 letters fit; a tab is as wide as two.
  for (const line of ['a'.repeat(36), `\t\t${'a'.repeat(29)}`]) {
    const body = show(`\`\`\`\n${line}\n\`\`\``);
    expect(body.querySelector('.wrap-code')).not.toBeNull();
  }
});

it('the build shows code in a language that it does not know as plain text', () => {
  const body = show('```klingon\nbatlh\n```');
  expect(body.querySelector('pre')).toHaveTextContent('batlh');
  expect(body.querySelector('figcaption span')).toHaveTextContent('klingon');
});
