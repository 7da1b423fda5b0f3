import { renderForBuild, renderMarkdown } from '../../../support/markdown';

const directionsOf = (markdown: string, render = renderMarkdown) => {
  document.body.innerHTML = render(markdown);
  return [...document.body.querySelectorAll('[dir]')].map(
    (element) => `${element.localName} ${element.getAttribute('dir')}`,
  );
};

it('right-to-left text has a direction block by block', () => {
  expect(directionsOf('## مرحبا\n\n1. سلام\n\nHello שלום.\n\n> שלום 42')).toEqual([
    'h2 rtl',
    'ol rtl',
    'blockquote rtl',
  ]);
});

it('right-to-left text gives what stands in it another one only where that runs otherwise', () => {
  expect(directionsOf('- سلام\n\n  Hello.\n\n  سلام')).toEqual(['ul rtl', 'p ltr']);
  expect(directionsOf('> سلام\n>\n> > Hello.')).toEqual(['blockquote rtl', 'blockquote ltr']);
});

it('right-to-left text takes the box of a table with it, which begins where the table does', () => {
  expect(directionsOf('| سلام | A |\n| - | - |\n| B | C |')).toEqual(['div rtl']);
});

it('right-to-left text takes a callout with it, and the title that the site gives that', () => {
  expect(directionsOf('> [!NOTE]\n> سلام')).toEqual(['div rtl']);
});

it('right-to-left text leaves code as it is', () => {
  expect(directionsOf('سلام `f(x)`')).toEqual(['p rtl', 'code ltr']);
  expect(directionsOf('- سلام\n\n  ```ts\n  let a;\n  ```', renderForBuild)).toEqual([
    'ul rtl',
    'figure ltr',
  ]);
});

it('right-to-left text runs as its author says', () => {
  expect(directionsOf('<p dir="rtl">Hello</p>\n\nسلام')).toEqual(['p rtl', 'p rtl']);
});

it('right-to-left text costs other text nothing', () => {
  expect(directionsOf('## Grüße\n\n> Привет, 안녕, 你好 🦀 `code`')).toEqual([]);
});
