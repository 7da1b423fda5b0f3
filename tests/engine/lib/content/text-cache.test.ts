/** @jest-environment node */
import { openCache } from '@/lib/content/text-cache';
import { words } from '@/lib/site';
import { projectFolder } from '../../../support/content-folder';

const project = () => projectFolder({ 'lib/a.ts': '1', 'package-lock.json': '{}' });

/** Asks a cache for what is made of a text, and says whether it had to be made. */
function ask(root: string, from: string) {
  const make = jest.fn(() => ({ html: `<p>${from}</p>` }));
  expect(openCache(root, words.markdown, root).getOrMake(from, make)).toEqual({
    html: `<p>${from}</p>`,
  });
  return make.mock.calls.length;
}

it('what was made of the same text is not made again', () => {
  const root = project();
  expect([ask(root, 'one'), ask(root, 'one'), ask(root, 'two')]).toEqual([1, 0, 1]);
});
