import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { HostedPost } from '@/components/blog/hosted-post';
import { LiveArticle } from '@/components/blog/live-article';
import { post } from '../../../support/content-folder';
import { installHost } from '../../../support/hosted-post';

const log = jest.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => log.mockClear());
afterAll(() => log.mockRestore());

describe('the page of an article', () => {
  const page = (id = 'a') => (
    <LiveArticle id={id} builtFrom="">
      <p>As built</p>
    </LiveArticle>
  );

  it('drops the response for one post when it shows another', async () => {
    installHost({ head: { ok: false } });
    const { rerender } = render(page('a'));
    await screen.findByText('This leaf is missing');
    installHost({ head: new TypeError('offline') });
    rerender(page('b'));
    await waitFor(() => expect(log).toHaveBeenCalledTimes(1));
    expect(screen.queryByText('This leaf is missing')).toBeNull();
  });
});

describe('the not-found page', () => {
  const page = (
    <HostedPost>
      <h1>Nothing</h1>
    </HostedPost>
  );
  const goTo = (path: string) => window.history.pushState({}, '', path);

  it.each(['/blog/new-post/', '/blog/new-post', '/blog/new-post/index.html'])(
    'shows a post that was put on the host after the build, at %s',
    async (path) => {
      goTo(path);
      const requests = installHost({ get: { text: post({ title: 'New title' }) } });
      render(page);
      expect(await screen.findByRole('heading', { level: 1, name: 'New title' })).toBeVisible();
      expect(screen.queryByText('Nothing')).toBeNull();
      expect(document.title).toBe('New title');
      expect(requests).toEqual(['HEAD /blog/new-post.md', 'GET /blog/new-post.md']);
    },
  );

  it.each([
    ...['/', '/blog/', '/courses/', '/blogs/a/', '/blog/A/', '/blog/a/b/', '/blog/..%2fa/'],
    ...['/blog/%2e%2e/', '/blog/a.md', '/blog/a--b/', '/blog//evil.test/'],
  ])('asks nothing at %s', async (path) => {
    goTo(path);
    const requests = installHost({});
    await act(async () => render(page));
    expect(requests).toEqual([]);
  });

  it('is in the static HTML for any URL', () => {
    goTo('/blog/new-post/');
    expect(renderToString(page)).toBe('<h1>Nothing</h1>');
  });
});
