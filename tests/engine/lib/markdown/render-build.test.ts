import { renderForBuild } from '@/lib/markdown/render-build';

const show = (markdown: string) => {
  document.body.innerHTML = renderForBuild(markdown);
  return document.body;
};

describe('code blocks of the build', () => {
  it('colours code by class, without a style attribute', () => {
    const body = show('```ts\nconst one = 1; // first\n```');
    expect(body.querySelector('.t-keyword')).toHaveTextContent('const');
    expect(body.querySelector('.t-comment')).toHaveTextContent('// first');
    expect(body.innerHTML).not.toContain('style=');
  });

  it('knows Solidity', () => {
    const body = show('```solidity\ncontract Token { function mint() public {} }\n```');
    expect(body.querySelector('.t-function')).not.toBeNull();
  });

  it('gives the lines of a difference two colours', () => {
    const body = show('```diff\n- old\n+ new\n```');
    expect(body.querySelector('.t-string')).toHaveTextContent('- old');
    expect(body.querySelector('.t-constant')).toHaveTextContent('+ new');
  });

  it('keeps the text of the code as it was written', () => {
    const code = '<b>&amp;</b>\n\n  indented';
    expect(show(`\`\`\`html\n${code}\n\`\`\``).querySelector('pre')?.textContent).toBe(`${code}\n`);
  });

  it('marks lines and names the file', () => {
    const body = show('```css {2-3} title="app/page.css"\na {\n  b: c;\n}\n```');
    expect([...body.querySelectorAll('.code-line')].map((line) => line.textContent)).toEqual([
      '  b: c;\n',
      '}\n',
    ]);
    expect(body.querySelector('figcaption')).toHaveTextContent('app/page.css');
  });

  it('offers to copy the code', () => {
    const button = show('```\nplain\n```').querySelector('button[data-copy]');
    expect(button).toHaveTextContent('Copy');
    expect(button).toHaveAttribute('type', 'button');
  });

  it('shows code in a language that it does not know as plain text', () => {
    const body = show('```klingon\nbatlh\n```');
    expect(body.querySelector('pre')).toHaveTextContent('batlh');
    expect(body.querySelectorAll('pre span')).toHaveLength(0);
  });

  it('takes no classes and no buttons from the author', () => {
    const body = show('<figure class="code"><button data-copy>x</button></figure>');
    expect(body.querySelector('.code, button')).toBeNull();
  });
});
