import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createRenderer } from '@/lib/markdown/render';
import { fragment } from '../../../support/html';
import { renderMarkdown, words } from '../../../support/markdown';

const root = process.cwd();

/** Ids that the sources of a folder write out. */
const idsIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [
      ...readFileSync(path.join(root, folder, file), 'utf8').matchAll(/\bid="([^"]+)"/g),
    ])
    .map(([, id = '']) => id);

// An id that stands twice breaks links to it, labels and landmarks. When this fails for an id that
// is new in components/, add it to `pageIds` in lib/markdown/rehype-ids.ts.
it.each([...new Set([...idsIn('app'), ...idsIn('components')])])(
  'a heading does not take the id of a part of the page: %s',
  (id) => {
    const heading = fragment(renderMarkdown(`## ${id}`)).querySelector('h2');
    expect(heading?.id).toBe(`${id}-1`);
  },
);

const text = '## Part\n\nA[^1] B[^1]\n\n[^1]: Note';

it('two texts of one page have no id twice, and every link leads into its own text', () => {
  const { markdown } = createRenderer(words);
  const context = markdown(text);
  const story = markdown(text, { takenIds: context.ids });
  const page = fragment(story.html);
  expect([...page.querySelectorAll('[id]')].map(({ id }) => id).sort()).toEqual(story.ids.sort());
  expect(page.querySelectorAll('.heading-anchor')).toHaveLength(1);
  const ids = [...context.ids, ...story.ids];
  expect(new Set(ids).size).toBe(ids.length);
  for (const link of page.querySelectorAll('a[href^="#"]')) {
    expect(page.querySelector(`[id="${link.getAttribute('href')?.slice(1)}"]`)).not.toBeNull();
  }
  const label = page.querySelector('[aria-describedby]')?.getAttribute('aria-describedby');
  expect(page.querySelector(`#${label}`)).toHaveTextContent('Footnotes');
});
