import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { HostedPost } from '@/components/blog/hosted-post';
import { post } from '../../../support/content-folder';
import { installHost } from '../../../support/hosted-post';

const page = (
  <HostedPost>
    <h1>Nothing to see here!</h1>
  </HostedPost>
);

const goTo = (path: string) => window.history.pushState({}, '', path);

const log = jest.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => log.mockClear());
afterAll(() => log.mockRestore());

it.each(['/blog/new-post/', '/blog/new-post', '/blog/new-post/index.html'])(
  'shows a post that was put on the host after the build, at %s',
  async (path) => {
    goTo(path);
    const requests = installHost({ get: { text: post({ title: 'New post' }) } });
    render(page);
    expect(await screen.findByRole('heading', { level: 1, name: 'New post' })).toBeInTheDocument();
    expect(screen.queryByText('Nothing to see here!')).toBeNull();
    expect(document.title).toContain('New post');
    expect(requests).toEqual(['HEAD /blog/new-post.md', 'GET /blog/new-post.md']);
  },
);

it.each([
  ['there is none', { head: { ok: false } }, 1],
  ['HEAD fails', { head: new TypeError('Failed to fetch') }, 1],
  ['GET fails', { get: new TypeError('Failed to fetch') }, 2],
  ['the host sends its catch-all page', { get: { type: 'text/html' } }, 2],
  ['the text is no post', { get: { text: 'Hello' } }, 2],
])('shows the notice when %s', async (_, host, count) => {
  goTo('/blog/new-post/');
  const requests = installHost(host);
  render(page);
  await waitFor(() => expect(requests).toHaveLength(count));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.getByRole('heading', { name: 'Nothing to see here!' })).toBeInTheDocument();
});

it.each([
  '/',
  '/blog/',
  '/certificates/',
  '/blogs/a/',
  '/blog/A/',
  '/blog/a/b/',
  '/blog/..%2fa/',
  '/blog/%2e%2e/',
  '/blog/a.md',
  '/blog/a--b/',
  '/blog//evil.example/',
])('asks nothing at %s', async (path) => {
  goTo(path);
  const requests = installHost({});
  render(page);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(requests).toEqual([]);
  expect(screen.getByText('Nothing to see here!')).toBeInTheDocument();
});

it('has the notice in its HTML, whatever the address', () => {
  goTo('/blog/new-post/');
  expect(renderToString(page)).toBe('<h1>Nothing to see here!</h1>');
});
