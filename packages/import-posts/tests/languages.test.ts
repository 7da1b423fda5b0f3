/** @jest-environment node */
import path from 'node:path';
import { imported, projectFolder } from './support/imported';

const post = (title: string, text: string, fields = '') =>
  `---\ntitle: ${title}\ndate: 2020-01-01\n${fields}---\n\n${text}\n`;

const SITE = {
  'hugo.toml':
    "baseURL = 'https://sea.test/'\n[languages.en]\n[languages.fr]\n[languages.de]\ncontentDir = 'deutsch'\n",
  'content/posts/boats.md': post('Boats', 'See [the lake](/posts/lake/).'),
  'content/posts/boats.fr.md': post(
    'Bateaux',
    'Voir [le lac](/fr/posts/lac/), [or](/posts/lake/).',
  ),
  'content/posts/lake.md': post('Lake', 'Deep.', 'translationKey: lake\n'),
  'content/posts/lac.fr.md': post('Lac', 'Profond.', 'translationKey: lake\n'),
  'deutsch/posts/see.md': post('See', 'Tief.'),
};

it('imports posts of the main language, and names the command that adds another one', async () => {
  const { files, report } = await imported(projectFolder(SITE), { languages: ['fr'] });
  expect(files()).toEqual(['blog/boats.md', 'blog/lake.md']);
  expect(report).toContain(
    'Posts in other languages, which are not imported (1)\n\n  de  1 post: npm run new -- language de, then import again',
  );
});

it('imports translations into the folder of their language', async () => {
  const { contentFolder, again, files, read } = await imported(projectFolder(SITE));
  const folder = path.join(contentFolder, 'fr');
  await again({ translation: { language: 'fr', folder } });
  expect(files().filter((file) => file.startsWith('fr/'))).toEqual([
    'fr/blog/boats.md',
    'fr/blog/lac.md',
  ]);
  // A file with the name of the original is its translation. Paths are those below /fr.
  expect(read('fr/blog/boats.md')).toMatchInlineSnapshot(`
    "---
    title: Bateaux
    date: 01-01-2020
    preview: Voir le lac, or.
    aliases:
      - /posts/boats/
    ---

    Voir [le lac](/blog/lac/), [or](/blog/lake/).
    "
  `);
  expect(read('fr/blog/lac.md')).toMatch(/^aliases:\n {2}- \/posts\/lac\/\ntranslationOf: lake$/m);
  expect(await again({ translation: { language: 'fr', folder } })).toContain(
    '2 posts are here already',
  );
});

it.each([
  [
    'front matter',
    { 'texts/a.md': post('A', 'Words.'), 'texts/b.md': post('B', 'Mots.', 'lang: fr\n') },
  ],
  ['folders', { 'texts/en/a.md': post('A', 'Words.'), 'texts/fr/b.md': post('B', 'Mots.') }],
  [
    'the folder i18n',
    {
      'docusaurus.config.js': '',
      'blog/a.md': post('A', 'Words.'),
      'i18n/fr/docusaurus-plugin-content-blog/b.md': post('B', 'Mots.'),
    },
  ],
])('finds languages in %s', async (_, source) => {
  const { files, report } = await imported(projectFolder(source));
  expect(files()).toEqual(['blog/a.md']);
  expect(report).toContain('fr  1 post: npm run new -- language fr');
});
