import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { post, projectFolder } from '../../support/content-folder';

const root = projectFolder({
  'content/blog/good.md': post(),
  'content/blog/broken.md': '---\ntitle: @State\n---\nText\n',
  'translations/fr/blog/petit.md': post({ title: 'Un "petit" pas' }),
});

/** Loads the content of the folder as Next does in a mode. */
async function siteContentIn(mode: 'development' | 'production') {
  return (await loadSite(mode)).siteContent;
}

function loadSite(mode: 'development' | 'production') {
  jest.resetModules();
  Object.assign(process.env, {
    CONTENT_DIR: path.join(root, 'content'),
    TRANSLATIONS_DIR: path.join(root, 'translations'),
    NODE_ENV: mode,
  });
  return import('@/app/content');
}

it('npm run dev prints what is wrong with a text once, and shows the others', async () => {
  const print = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const siteContent = await siteContentIn('development');
  expect(siteContent().posts.map(({ slug }) => slug)).toEqual(['good']);
  siteContent();
  expect(print).toHaveBeenCalledTimes(1);
  expect(print).toHaveBeenCalledWith(expect.stringContaining('broken.md:2: Plain value'));

  writeFileSync(path.join(root, 'content/blog/broken.md'), '---\ntitle: a: b\n---\nText\n');
  siteContent();
  expect(print).toHaveBeenLastCalledWith(expect.stringContaining('broken.md:2: Nested mappings'));
});

it('a build stops at a text with errors', async () => {
  const siteContent = await siteContentIn('production');
  expect(siteContent).toThrow('broken.md:2: ');
});

it('the texts of another language have its quotation marks', async () => {
  const { contentOf } = await loadSite('production');
  expect(contentOf('fr').posts[0]?.title).toMatch(/^Un «\s?petit\s?» pas$/);
});

it('npm run dev prints which page shows an image that does not exist', async () => {
  const print = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await loadSite('development');
  const { GET } = await import('@/app/media/[...path]/route.dev');
  const referer = 'http://localhost:3000/blog/good/';
  const request = new Request('http://localhost:3000/blog/no.png', { headers: { referer } });
  const { status } = await GET(request, { params: Promise.resolve({ path: ['blog', 'no.png'] }) });
  expect(status).toBe(404);
  expect(print).toHaveBeenLastCalledWith(`/blog/no.png does not exist: ${referer} shows it`);
});

it('npm run dev tells open pages which file has changed', async () => {
  await loadSite('development');
  const { GET } = await import('@/app/markdown/changes/route.dev');
  const visit = new AbortController();
  const { body } = GET(new Request('http://localhost:3000/', { signal: visit.signal }));
  writeFileSync(path.join(root, 'content/blog/new.md'), post());
  const { value } = (await body?.getReader().read()) ?? {};
  expect(new TextDecoder().decode(value)).toBe('data: new.md\n\n');
  visit.abort();
});
