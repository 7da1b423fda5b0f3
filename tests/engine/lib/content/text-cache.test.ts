/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openCache } from '@/lib/content/text-cache';
import { words } from '@/lib/site';
import { projectFolder } from '../../../support/content-folder';

const project = () => projectFolder({ 'lib/a.ts': '1', 'package-lock.json': '{}' });

/** Asks a cache for what is made of a text, and says whether it had to be made. */
function ask(root: string, from: string, given = words.markdown) {
  const make = jest.fn(() => ({ html: `<p>${from}</p>` }));
  expect(openCache(root, given, root).get(from, make)).toEqual({ html: `<p>${from}</p>` });
  return make.mock.calls.length;
}

it('what was made of the same text is not made again', () => {
  const root = project();
  expect([ask(root, 'one'), ask(root, 'one'), ask(root, 'two')]).toEqual([1, 0, 1]);
});

it('what nobody asks for is removed', () => {
  const root = project();
  ask(root, 'one');
  ask(root, 'two');
  const cache = openCache(root, words.markdown, root);
  expect([cache.has('one'), cache.has('three')]).toEqual([true, false]);
  cache.tidy();
  expect([ask(root, 'one'), ask(root, 'two')]).toEqual([0, 1]);
});

it.each(['lib/a.ts', 'package-lock.json'])('a change of %s makes all anew', (file) => {
  const root = project();
  ask(root, 'one');
  writeFileSync(join(root, file), '2');
  expect(ask(root, 'one')).toBe(1);
});

it('a changed word of the renderer makes all anew', () => {
  const root = project();
  ask(root, 'one');
  expect(ask(root, 'one', { ...words.markdown, note: 'Nota bene' })).toBe(1);
});
