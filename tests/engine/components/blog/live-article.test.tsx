import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { HostedPost } from '@/components/blog/hosted-post';
import { LiveArticle } from '@/components/blog/live-article';
import { fingerprint } from '@/lib/content/fingerprint';
import { post } from '../../../support/content-folder';
import { installHost } from '../../../support/hosted-post';

const text = post();
const newText = post({ title: 'New title' }, 'New *text*.');
const missing = { head: { ok: false } };

const log = jest.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => log.mockClear());
afterAll(() => log.mockRestore());

describe('the page of an article', () => {
  const page = (id = 'a') => (
    <LiveArticle id={id} builtFrom={fingerprint(text)}>
      <p>As built</p>
    </LiveArticle>
  );

  it('stays as it was built while its file has not changed', async () => {
    const requests = installHost({ get: { text } });
    await act(async () => render(page()));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(screen.getByText('As built')).toBeInTheDocument();
    expect(screen.queryByText('This leaf is missing')).toBeNull();
    expect(log).not.toHaveBeenCalled();
  });

  it('has the notice above the article when the file is gone', async () => {
    installHost(missing);
    render(page());
    const notice = await screen.findByText('This leaf is missing');
    const article = screen.getByText('As built');
    expect(notice.compareDocumentPosition(article)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to the first page' })).toHaveAttribute(
      ...['href', '/'],
    );
  });

  it('has the new text when the file has changed', async () => {
    installHost({ get: { text: newText } });
    render(page());
    expect(await screen.findByRole('heading', { level: 1, name: 'New title' })).toBeVisible();
    expect(screen.getByText('text').localName).toBe('em');
    expect(screen.queryByText('As built')).toBeNull();
  });

  it.each([
    ['a request fails', { head: new TypeError('offline') }],
    ['the new text is no post', { get: { text: 'Hello' } }],
  ])('stays, and only the console says so, when %s', async (_, host) => {
    installHost(host);
    render(page());
    await waitFor(() => expect(log).toHaveBeenCalledTimes(1));
    expect(screen.getByText('As built')).toBeInTheDocument();
    expect(screen.queryByText('This leaf is missing')).toBeNull();
  });

  it('forgets the answer to one post when it shows another', async () => {
    installHost(missing);
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
      const requests = installHost({ get: { text: newText } });
      render(page);
      expect(await screen.findByRole('heading', { level: 1, name: 'New title' })).toBeVisible();
      expect(screen.queryByText('Nothing')).toBeNull();
      expect(document.title).toBe('New title');
      expect(requests).toEqual(['HEAD /blog/new-post.md', 'GET /blog/new-post.md']);
    },
  );

  it('stays when the host has no such post', async () => {
    goTo('/blog/new-post/');
    const requests = installHost(missing);
    await act(async () => render(page));
    expect(requests).toEqual(['HEAD /blog/new-post.md']);
    expect(screen.getByRole('heading', { name: 'Nothing' })).toBeVisible();
  });

  it.each([
    ...['/', '/blog/', '/courses/', '/blogs/a/', '/blog/A/', '/blog/a/b/', '/blog/..%2fa/'],
    ...['/blog/%2e%2e/', '/blog/a.md', '/blog/a--b/', '/blog//evil.test/'],
  ])('asks nothing at %s', async (path) => {
    goTo(path);
    const requests = installHost({});
    await act(async () => render(page));
    expect(requests).toEqual([]);
  });

  it('is in its HTML, whatever the URL', () => {
    goTo('/blog/new-post/');
    expect(renderToString(page)).toBe('<h1>Nothing</h1>');
  });
});
