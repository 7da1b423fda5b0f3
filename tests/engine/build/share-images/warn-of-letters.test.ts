/** @jest-environment node */
import { warnOfLetters } from '@/build/share-images/warn-of-letters';
import { site } from '@/lib/site';
import { siteContent } from '@/lib/site/content';
import { siteDirectory } from '@/lib/site/directory';
import { fixtureFolder, post } from '../../../support/content-folder';

const warn = (root: string) =>
  warnOfLetters(siteContent({ root }), site.theme.fonts, siteDirectory);

it('warns of a title whose letters no font of the share images has, and names them', () => {
  expect(warn(fixtureFolder())).toEqual([]);
  const title = 'Łódź, مرحبا 🦀 and 日本';
  expect(warn(fixtureFolder({ 'content/blog/a.md': post({ title }) }))).toEqual([
    { file: 'content/blog/a.md', words: expect.stringContaining('日 本') },
  ]);
});
