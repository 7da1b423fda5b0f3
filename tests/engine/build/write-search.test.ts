/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { loadSiteContent as readContent } from '@/lib/site/content';
import { SEARCH_MANIFEST, type SearchManifest } from '@/lib/search/model';
import { openSearch } from '@/lib/search/query';
import { writeSearch } from '@/build/write-search';
import { periodWords } from '../../support/career';
import { contentFile, picture, post, project, projectFolder } from '../../support/content-folder';

const root = projectFolder({
  ...picture,
  'content/projects/harbour.md': project({
    title: 'Harbour',
    shortTitle: 'Port',
    subtitle: 'Ships come and go',
    period: 2023,
    tags: ['C#'],
    responsibilities: ['Mended the crane'],
    contextDescription: 'It **rained**.',
    testimonials: [
      {
        referent: 'A',
        referentRole: 'B',
        referentPictureUrl: '/images/a.svg',
        testimonialText: 'Splendid',
        sample: true,
      },
    ],
  }),
  'content/blog/tides.md': post(
    { title: 'Tides', tags: ['Moon'], series: 'Sea' },
    '## Ebb\n\nTide & *time*\n\n```ts\nflowRate()\n```\n\n![A lighthouse](/images/a.svg)',
  ),
  'content/pages/uses.md': contentFile(
    { title: 'What I use', description: 'Tools of the trade.' },
    '## Bench\n\nA vice.',
  ),
  'content/pages/soon.md': contentFile(
    { title: 'Nothing yet', description: 'Still to come.', index: false },
    'Unready',
  ),
  'content/blog/draft.md': post({ title: 'Unfinished', draft: true }),
  'content/blog/later.md': post({ title: 'Unborn', date: '01-01-2999' }),
});
const out = projectFolder({});
const words = {
  search: { article: 'Billet', project: 'Projet {type}' },
  periods: periodWords,
};
const { bytes } = writeSearch(readContent({ root }).content, words, out);

async function find(query: string) {
  const read = async (file: string) => JSON.parse(readFileSync(path.join(out, file), 'utf8'));
  const search = await openSearch(read);
  return search.entries((await search.find(query)).numbers);
}

it('the search writes what the list of results shows', async () => {
  const [tides] = await find('tides');
  expect(tides).toEqual({
    title: 'Tides',
    path: '/blog/tides/',
    kind: 'Billet',
    date: '01-12-2023',
    isoDate: '2023-12-01',
    preview: 'In short...',
    tags: ['Moon'],
    glyph: expect.stringMatching(/^[0-9a-f]{28}$/),
  });
  const [harbour] = await find('harbour');
  expect(harbour).toMatchObject({
    title: 'Port',
    path: '/harbour/',
    kind: 'Projet personal',
    date: '2023',
    preview: 'Ships come and go',
  });
});

it("the search finds pages of the owner's own, but those that are kept out", async () => {
  expect(await find('bench vice')).toEqual([
    {
      title: 'What I use',
      path: '/uses/',
      preview: 'Tools of the trade.',
      tags: [],
      glyph: expect.any(String),
    },
  ]);
  expect(await find('unready')).toEqual([]);
});

it.each([
  ['crane', '/harbour/'],
  ['rained', '/harbour/'],
  ['ebb', '/blog/tides/'],
  ['rate', '/blog/tides/'],
  ['lighthouse', '/blog/tides/'],
])('"%s" finds %s', async (query, found) => {
  expect((await find(query)).map((entry) => entry.path)).toEqual([found]);
});

it.each(['copy', 'href', 'x26'])('"%s", which is no word, finds nothing', async (query) => {
  expect(await find(query)).toEqual([]);
});

it('the search knows nothing of drafts, of what is to come, and of samples', async () => {
  const texts = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(path.join(out, name), 'utf8'));
  expect(texts.length).toBeGreaterThan(2);
  expect(texts.join('')).not.toMatch(/unfinished|draft|unborn|later|splendid/i);
  expect(bytes).toBe(texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0));
});

it('the search names the folder by what is in it', () => {
  const folderOf = (title: string) => {
    const other = projectFolder({ 'content/blog/a.md': post({ title }) });
    writeSearch(readContent({ root: other }).content, words, other);
    const manifest = readFileSync(path.join(other, SEARCH_MANIFEST), 'utf8');
    return (JSON.parse(manifest) as SearchManifest).folder;
  };
  expect(folderOf('One')).toMatch(/^\/search\/[0-9a-f]+$/);
  expect(folderOf('One')).toBe(folderOf('One'));
  expect(folderOf('One')).not.toBe(folderOf('Two'));
});
