import { fetchPost } from '@/components/blog/fetch-post';
import { fingerprint } from '@/lib/content/fingerprint';
import { post } from '../../../support/content-folder';
import { installHost } from '../../../support/hosted-post';

const text = post({ title: 'New title' }, 'It *works*.');

const ask = (builtFrom?: string) => fetchPost('a', builtFrom, new AbortController().signal);

afterEach(() => jest.restoreAllMocks());

it('checks with HEAD whether the post exists, then fetches it', async () => {
  const requests = installHost({ get: { text } });
  await ask();
  expect(requests).toEqual(['HEAD /blog/a.md', 'GET /blog/a.md']);
});

it('does not fetch a missing post', async () => {
  const requests = installHost({ head: { ok: false } });
  expect(await ask()).toEqual({ kind: 'missing' });
  expect(requests).toEqual(['HEAD /blog/a.md']);
});

it('reports an unchanged text', async () => {
  installHost({ get: { text } });
  expect(await ask(fingerprint(text))).toEqual({ kind: 'unchanged' });
});

it('renders a changed text with the sanitiser of the build', async () => {
  const evil = post({}, '<b onclick="alert(1)">New</b><script>alert(1)</script>');
  installHost({ get: { text: evil } });
  expect(await ask(fingerprint(text))).toMatchObject({
    kind: 'post',
    article: { title: 'A post', bodyHtml: expect.stringMatching(/^<p><b>New<\/b><\/p>\s*$/) },
  });
});

it.each([
  ['the network fails on HEAD', { head: new TypeError('offline') }, 'offline'],
  ['the network fails on GET', { get: new TypeError('offline') }, 'offline'],
  ['GET is refused', { get: { ok: false, status: 503 } }, '503'],
  ['the host sends its catch-all page', { get: { type: 'Text/HTML; charset=utf-8' } }, 'HTML'],
  ['the text is no post', { get: { text: 'Hello' } }, 'Hello'],
  ['a field is wrong', { get: { text: post({ date: '31-02-2023' }) } }, '31-02-2023'],
])('throws when %s', async (_, host, message) => {
  installHost(host);
  await expect(ask()).rejects.toThrow(message);
});

it('throws when it is aborted', async () => {
  installHost({ get: { text } });
  const controller = new AbortController();
  const answer = fetchPost('a', undefined, controller.signal);
  controller.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});

it('requests URLs with the base path', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_BASE_PATH: '/portfolio' });
  const requests = installHost({ head: { ok: false } });
  await jest.isolateModulesAsync(async () => {
    const below = await import('@/components/blog/fetch-post');
    await below.fetchPost('a', undefined, new AbortController().signal);
  });
  expect(requests).toEqual(['HEAD /portfolio/blog/a.md']);
});
