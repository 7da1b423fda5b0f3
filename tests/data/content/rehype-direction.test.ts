import { renderMarkdown } from '@/data/content/render';

const directionsOf = (markdown: string) => {
  document.body.innerHTML = renderMarkdown(markdown);
  return [...document.body.querySelectorAll('[dir]')].map(
    (element) => `${element.localName} ${element.getAttribute('dir')}`,
  );
};

describe('text that runs from right to left', () => {
  it('finds its direction block by block', () => {
    expect(directionsOf('## مرحبا\n\nسلام\n\nHello.\n\n> שלום')).toEqual([
      'h2 auto',
      'p auto',
      'blockquote auto',
      'p auto',
    ]);
  });

  it('has the marks of its lists where they begin', () => {
    expect(directionsOf('- سلام\n- Hello')).toEqual(['ul auto']);
  });

  it('costs other text nothing', () => {
    expect(directionsOf('## Grüße\n\nПривет, 안녕, 你好 🦀')).toEqual([]);
  });
});
