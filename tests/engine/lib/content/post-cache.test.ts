/** @jest-environment node */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '@/lib/content/post-cache';
import { projectFolder } from '../../../support/content-folder';

const project = () => projectFolder({ 'lib/a.ts': '1', 'package-lock.json': '{}' });

/** Asks a store for an article, and tells what came and whether it had to be made. */
function ask(root: string, id: string, from: string) {
  const make = jest.fn(() => ({ html: `<p>${from}</p>` }));
  const value = openStore(root, root).get(id, 'article', from, make);
  return { value, made: make.mock.calls.length };
}

it('what was made of the same text is not made again', () => {
  const root = project();
  expect(ask(root, 'a', 'one')).toEqual({ value: { html: '<p>one</p>' }, made: 1 });
  expect(ask(root, 'a', 'one')).toEqual({ value: { html: '<p>one</p>' }, made: 0 });
  expect(ask(root, 'b', 'one').made).toBe(1);
});

it('a text that has changed is made anew, and its old result is gone', () => {
  const root = project();
  ask(root, 'a', 'one');
  expect(ask(root, 'a', 'two')).toEqual({ value: { html: '<p>two</p>' }, made: 1 });
  expect(ask(root, 'a', 'one').made).toBe(1);
});

it('a file that is broken is made anew', () => {
  const root = project();
  ask(root, 'a', 'one');
  const [folder = ''] = readdirSync(join(root, '.cache/posts'));
  writeFileSync(join(root, '.cache/posts', folder, 'a.article.json'), '{"key":');
  expect(ask(root, 'a', 'one').made).toBe(1);
});

it('tells which posts it lacks, and forgets those that are gone', () => {
  const root = project();
  expect(openStore(root, root).lacking(['a', 'b'])).toEqual(['a', 'b']);
  ask(root, 'a', 'one');
  ask(root, 'b', 'one');
  expect(openStore(root, root).lacking(['a', 'b', 'c'])).toEqual(['c']);
  openStore(root, root).tidy(['a']);
  expect(openStore(root, root).lacking(['a', 'b'])).toEqual(['b']);
});

it.each(['lib/a.ts', 'package-lock.json'])('nothing outlives a change of %s', (file) => {
  const root = project();
  ask(root, 'a', 'one');
  writeFileSync(join(root, file), '2');
  expect(ask(root, 'a', 'one').made).toBe(1);
});
