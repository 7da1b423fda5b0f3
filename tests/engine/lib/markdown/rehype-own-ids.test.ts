import { idsOf, renderMarkdown } from '@/lib/markdown/render';
import { fragment } from '../../../support/html';

const text = '## Part\n\nA[^1] B[^1]\n\n[^1]: Note';

it('two texts of one page have no id twice, and every link leads into its own text', () => {
  const context = renderMarkdown(text);
  const story = renderMarkdown(text, { takenIds: idsOf(context) });
  const ids = [...idsOf(context), ...idsOf(story)];
  expect(new Set(ids).size).toBe(ids.length);
  const page = fragment(story);
  for (const link of page.querySelectorAll('a[href^="#"]')) {
    expect(page.querySelector(`[id="${link.getAttribute('href')?.slice(1)}"]`)).not.toBeNull();
  }
  const label = page.querySelector('[aria-describedby]')?.getAttribute('aria-describedby');
  expect(page.querySelector(`#${label}`)).toHaveTextContent('Footnotes');
});
