import { writeFiles } from '@/lib/files/write-files';
import { buildId } from '@/scripts/build/build-id';
import { projectFolder } from '../../support/content-folder';

const content = projectFolder({});

/** The id of a build with one post. */
const idOf = (post: string, day = '2026-01-31') => {
  writeFiles(content, { 'blog/a.md': post });
  return buildId(content, day, '');
};

test('a build has the same id for the same sources on the same day', () => {
  expect(idOf('One')).toBe(idOf('One'));
});

test('a build has another id for another text, file or day', () => {
  const ids = [idOf('One'), idOf('Two'), idOf('One', '2026-02-01')];
  writeFiles(content, { 'pages/a.md': '' });
  expect(new Set([...ids, idOf('One')]).size).toBe(4);
});
