import { fetchPost } from '@/components/blog/fetch-post';
import { fingerprint } from '@/lib/content/fingerprint';
import { post } from '../../../support/content-folder';
import { installHost } from '../../../support/hosted-post';

const text = post({ title: 'New title' }, 'It *works*.');

const ask = (builtFrom?: string) => fetchPost('a', builtFrom, new AbortController().signal);

it('asks with HEAD whether the post is there, then gets it', async () => {
  const requests = installHost({ get: { text } });
  await ask();
  expect(requests).toEqual(['HEAD /blog/a.md', 'GET /blog/a.md']);
});

it('does not get what is not there', async () => {
  const requests = installHost({ head: { ok: false } });
  expect(await ask()).toEqual({ kind: 'missing' });
  expect(requests).toEqual(['HEAD /blog/a.md']);
});

it('says when the text is the one that the page was built from', async () => {
  installHost({ get: { text } });
  expect(await ask(fingerprint(text))).toEqual({ kind: 'unchanged' });
});

it('renders a text that is another one, through the sanitiser of the build', async () => {
  installHost({
    get: { text: post({}, '<b onclick="alert(1)">New</b><script>alert(1)</script>') },
  });
  expect(await ask(fingerprint(text))).toMatchObject({
    kind: 'post',
    article: { title: 'A post', bodyHtml: '<p><b>New</b></p>\n' },
  });
});

it('loads the renderer only when there is something to render', async () => {
  const load = jest.fn(() => jest.requireActual<object>('@/lib/content/render-post'));
  await jest.isolateModulesAsync(async () => {
    jest.doMock('@/lib/content/render-post', load);
    const { fetchPost: fetchAgain } = await import('@/components/blog/fetch-post');
    const { signal } = new AbortController();
    installHost({ get: { text } });
    await fetchAgain('a', fingerprint(text), signal);
    installHost({ head: { ok: false } });
    await fetchAgain('a', undefined, signal);
    expect(load).not.toHaveBeenCalled();
    installHost({ get: { text } });
    await fetchAgain('a', undefined, signal);
    expect(load).toHaveBeenCalledTimes(1);
  });
  jest.dontMock('@/lib/content/render-post');
});

it.each([
  ['the network fails on HEAD', { head: new TypeError('Failed to fetch') }, 'Failed to fetch'],
  ['the network fails on GET', { get: new TypeError('Failed to fetch') }, 'Failed to fetch'],
  ['GET is refused', { get: { ok: false, status: 503 } }, 'GET /blog/a.md: status 503'],
  [
    'the host answers with its catch-all page',
    { get: { text: '<!doctype html>', type: 'Text/HTML; charset=utf-8' } },
    'expected markdown, found an HTML page',
  ],
  ['the text is no post', { get: { text: 'Hello' } }, '"Hello" as the first line'],
  ['the text is empty', { get: { text: '' } }, 'an empty file'],
  ['a field is wrong', { get: { text: post({ date: '31-02-2023' }) } }, '"31-02-2023"'],
  ['the text is too deep', { get: { text: post({}, '>'.repeat(2000)) } }, 'too deeply nested'],
])('throws when %s', async (_, host, message) => {
  installHost(host);
  await expect(ask()).rejects.toThrow(message);
});

it('throws when it is ended', async () => {
  installHost({ get: { text } });
  const controller = new AbortController();
  const answer = fetchPost('a', undefined, controller.signal);
  controller.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});

describe('below a base path', () => {
  const { env } = process;
  afterEach(() => {
    process.env = env;
  });

  it('asks there', async () => {
    process.env = { ...env, NEXT_PUBLIC_BASE_PATH: '/portfolio' };
    const requests = installHost({ head: { ok: false } });
    await jest.isolateModulesAsync(async () => {
      const below = await import('@/components/blog/fetch-post');
      await below.fetchPost('a', undefined, new AbortController().signal);
    });
    expect(requests).toEqual(['HEAD /portfolio/blog/a.md']);
  });
});
