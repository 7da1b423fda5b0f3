import { render, screen, waitFor } from '@testing-library/react';
import { LiveArticle } from '@/components/blog/live-article';
import { fingerprint } from '@/lib/content/fingerprint';
import { post } from '../../../support/content-folder';
import { installHost } from '../../../support/hosted-post';

const text = post();

const page = (id = 'a') => (
  <LiveArticle id={id} builtFrom={fingerprint(text)}>
    <p>As built</p>
  </LiveArticle>
);

/** Waits until the host has answered everything that it was asked. */
async function answered(requests: string[], count: number) {
  await waitFor(() => expect(requests).toHaveLength(count));
  await new Promise((resolve) => setTimeout(resolve, 20));
}

const log = jest.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => log.mockClear());
afterAll(() => log.mockRestore());

it('shows the article as it was built, at once and when nothing has changed', async () => {
  const requests = installHost({ get: { text } });
  render(page());
  expect(screen.getByText('As built')).toBeInTheDocument();
  await answered(requests, 2);
  expect(screen.getByText('As built')).toBeInTheDocument();
  expect(screen.queryByText('Nothing to see here!')).toBeNull();
  expect(log).not.toHaveBeenCalled();
});

it('shows the notice above the article when the file is gone', async () => {
  installHost({ head: { ok: false } });
  render(page());
  const notice = await screen.findByText('Nothing to see here!');
  const article = screen.getByText('As built');
  expect(notice.compareDocumentPosition(article)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('heading')).toBeNull();
});

it('shows the new text when the file has changed', async () => {
  installHost({ get: { text: post({ title: 'New title' }, 'New *text*.') } });
  render(page());
  expect(await screen.findByRole('heading', { level: 1, name: 'New title' })).toBeInTheDocument();
  expect(screen.getByText('text').localName).toBe('em');
  expect(screen.queryByText('As built')).toBeNull();
});

it.each([
  ['HEAD fails', { head: new TypeError('Failed to fetch') }, 1],
  ['GET fails', { get: new TypeError('Failed to fetch') }, 2],
  ['GET is refused', { get: { ok: false, status: 500 } }, 2],
  ['the host sends a page', { get: { text: '<!doctype html>', type: 'text/html' } }, 2],
  ['the new text is no post', { get: { text: 'Hello' } }, 2],
])('keeps the article, and tells only the console, when %s', async (_, host, count) => {
  const requests = installHost(host);
  render(page());
  await answered(requests, count);
  await waitFor(() => expect(log).toHaveBeenCalledTimes(1));
  expect(log.mock.calls[0]?.[0]).toMatchObject({ message: expect.any(String) });
  expect(screen.getByText('As built')).toBeInTheDocument();
  expect(screen.queryByText('Nothing to see here!')).toBeNull();
});

it('says nothing when the visitor leaves before the answer', async () => {
  const requests = installHost({ get: { text } });
  render(page()).unmount();
  await answered(requests, 1);
  expect(log).not.toHaveBeenCalled();
});

it('forgets the answer to one post when it shows another', async () => {
  installHost({ head: { ok: false } });
  const { rerender } = render(page('a'));
  await screen.findByText('Nothing to see here!');
  const requests = installHost({ head: new TypeError('Failed to fetch') });
  rerender(page('b'));
  await answered(requests, 1);
  expect(screen.queryByText('Nothing to see here!')).toBeNull();
});
