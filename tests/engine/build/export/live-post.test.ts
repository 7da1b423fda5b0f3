import { fingerprint } from '@/lib/content/fingerprint';
import type { HostAnswer } from '@/lib/content/host-answer';
import { post } from '../../../support/content-folder';
import { installHost } from '../../../support/hosted-post';

const text = post({ title: 'New title' }, 'It *works*.');

/** Runs the script on a page, and asks it about a post. */
async function ask(builtFrom?: string): Promise<HostAnswer> {
  await jest.isolateModulesAsync(async () => {
    await import('@/build/export/browser/live-post');
  });
  return window.askHost?.('/blog/a.md', builtFrom);
}

const log = jest.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => log.mockClear());

it('asks with HEAD whether there is a post, then fetches it', async () => {
  const requests = installHost({ get: { text } });
  expect(await ask()).toEqual({ source: text });
  expect(requests).toEqual(['HEAD /blog/a.md', 'GET /blog/a.md']);
});

it('asks once, however often it is asked', async () => {
  const requests = installHost({ get: { text } });
  await ask();
  await window.askHost?.('/blog/a.md');
  expect(requests).toHaveLength(2);
});

it('does not fetch a missing post', async () => {
  const requests = installHost({ head: { ok: false } });
  expect(await ask()).toBe('missing');
  expect(requests).toEqual(['HEAD /blog/a.md']);
});

it('has nothing to say about an unchanged text', async () => {
  installHost({ get: { text } });
  expect(await ask(fingerprint(`\uFEFF${text}`))).toBeUndefined();
  expect(log).not.toHaveBeenCalled();
});

it.each([
  ['the network fails on HEAD', { head: new TypeError('offline') }, 'offline'],
  ['the network fails on GET', { get: new TypeError('offline') }, 'offline'],
  ['GET is refused', { get: { ok: false, status: 503 } }, '503'],
  [
    'the host sends its catch-all page',
    { get: { type: 'Text/HTML; charset=utf-8', text } },
    'HTML',
  ],
  ['a page pretends to be Markdown', { get: { text: '\n<!DOCTYPE html><title>A' } }, 'HTML'],
  ['the file is a picture', { get: { text: '\x89PNG\r\n\x1a\n' } }, 'not a text'],
  ['the file is empty', { get: { text: ' \n' } }, 'empty'],
  ['the text is too long', { get: { text: 'Words. '.repeat(100_000) } }, '500 kB'],
])('says in one sentence of the console when %s', async (_, host, reason) => {
  installHost(host);
  expect(await ask()).toBeUndefined();
  expect(log.mock.calls).toEqual([[expect.stringContaining(reason)]]);
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^\/blog\/a\.md .*\.$/)]]);
});
