import { page } from '../../../support/markdown';

it('a picture with a title, alone in its paragraph, is a figure, and the title its caption', () => {
  const root = page('Before.\n\n![A chart](/a.svg "Prices in <b>May</b>")\n\nAfter.');
  const figure = root.querySelector('figure');
  expect(figure?.querySelector('img')).toHaveAttribute('alt', 'A chart');
  expect(figure?.querySelector('figcaption')?.textContent).toBe('Prices in <b>May</b>');
  expect(figure?.querySelector('img')).not.toHaveAttribute('title');
  expect(root.querySelectorAll('p')).toHaveLength(2);
});

it('a picture with a title, alone in its paragraph, may be a link', () => {
  const figure = page('[![A chart](/a.svg "Prices")](/prices)').querySelector('figure');
  expect(figure?.querySelector('a > img')).not.toBeNull();
  expect(figure?.querySelector('figcaption')).toHaveTextContent('Prices');
});

it('a picture with a title, alone in an item of a list, is a figure in it', () => {
  const root = page('- ![A](/a.svg "B")\n- C');
  expect(root.querySelector('li > figure > figcaption')).toHaveTextContent('B');
});

it.each([
  ['without a title', '![A chart](/a.svg)'],
  ['among words', 'See ![A chart](/a.svg "Prices") here.'],
  ['beside another', '![A](/a.svg "B") ![C](/c.svg "D")'],
])('a picture %s stays in its paragraph', (_, markdown) => {
  expect(page(markdown).querySelector('figure')).toBeNull();
  expect(page(markdown).querySelector('p > img')).not.toBeNull();
});
