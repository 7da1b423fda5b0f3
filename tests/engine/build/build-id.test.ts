/** @jest-environment node */
import { buildId } from '@/build/build-id';
import { writeFiles } from '@/build/write-files';
import { projectFolder } from '../../support/content-folder';

const site = projectFolder({});

/** The id of a site with one post. */
const idOf = (post: string, day = '2026-01-31') => {
  writeFiles(site, { 'content/blog/a.md': post });
  return buildId(site, day, '');
};

it('the id of a build is the same for the same sources on the same day', () => {
  expect(idOf('One')).toBe(idOf('One'));
});

it('the id of a build is another one for another text, file or day', () => {
  const ids = [idOf('One'), idOf('Two'), idOf('One', '2026-02-01')];
  writeFiles(site, { 'data/owner.ts': '' });
  expect(new Set([...ids, idOf('One')]).size).toBe(4);
});
