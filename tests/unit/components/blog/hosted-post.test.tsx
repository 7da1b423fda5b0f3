import { render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { LiveArticle } from '@/components/blog/live-article';
import { MissingPost } from '@/components/blog/missing-post';
import { strings } from '@/data/strings';
import { patternOf } from '@/lib/graphics/pattern-of';
import { fingerprint } from '@/lib/content/fingerprint';

const source = '---\ntitle: Old title\n---\n\nOld text.\n';
const changed = '---\ntitle: New title\ndate: 02-01-2024\n---\n\nNew *text*.\n';

interface Answer {
  status?: number;
  type?: string;
  body?: string;
}

const request = jest.fn<Promise<Response>, [string, RequestInit]>();
const complaint = jest.spyOn(console, 'error').mockImplementation();

/** Mocks the host's responses by method; an error stands for a failed connection. */
function hostHas(answers: { HEAD?: Answer | Error; GET?: Answer | Error }) {
  request.mockReset().mockImplementation(async (_, { method = 'GET' }) => {
    const answer = answers[method as 'HEAD' | 'GET'] ?? {};
    if (answer instanceof Error) throw answer;
    const { status = 200, type = 'text/markdown', body = '' } = answer;
    return {
      ok: status < 400,
      status,
      headers: new Headers({ 'content-type': type }),
      text: async () => body,
    } as Response;
  });
  globalThis.fetch = request as typeof fetch;
}

beforeEach(() => complaint.mockClear());

const requests = () =>
  request.mock.calls.map(([url, { method = 'GET', cache }]) => [method, url, cache]);
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

/** Waits for a text of the host. The renderer loads at its first use, which takes seconds. */
const rendered = (title: string) =>
  waitFor(() => expect(headings()).toEqual([title]), { timeout: 60_000 });

const notice = () => screen.queryByText(strings.notFound.title);

const article: ReactElement = (
  <LiveArticle url="/blog/old.md" builtFrom={fingerprint(source)}>
    <h1>Old title</h1>
  </LiveArticle>
);

describe('an article', () => {
  it('does not change if the host has the same text, and bypasses all caches', async () => {
    hostHas({ GET: { body: source } });
    render(article);
    await waitFor(() =>
      expect(requests()).toEqual([
        ['HEAD', '/blog/old.md', 'no-cache'],
        ['GET', '/blog/old.md', 'no-cache'],
      ]),
    );
    expect(headings()).toEqual(['Old title']);
    expect(notice()).toBeNull();
  });

  it.each([404, 500])(
    'has the not-found notice above it if HEAD is answered with %d',
    async (status) => {
      hostHas({ HEAD: { status } });
      render(article);
      await waitFor(() => expect(notice()).toBeVisible());
      const order = notice()!.compareDocumentPosition(screen.getByRole('heading'));
      expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(requests()).toHaveLength(1);
      expect(complaint).not.toHaveBeenCalled();
    },
  );

  it('shows a text that has changed, with its title on the tab', async () => {
    hostHas({ GET: { body: changed } });
    render(article);
    await rendered('New title');
    expect(screen.getByText('text').localName).toBe('em');
    // An effect sets the title, after the text is shown.
    await waitFor(() => expect(document.title).toBe('New title'));
    expect(screen.queryByText('Old title')).toBeNull();
  });

  it.each([
    ['HEAD fails', { HEAD: new TypeError('Failed to fetch') }],
    ['GET fails', { GET: new TypeError('Failed to fetch') }],
    ['GET has an error as its status', { GET: { status: 503, body: changed } }],
    ['the host has one page for everything', { GET: { type: 'text/html', body: 'Welcome' } }],
    ['the host calls a page Markdown', { GET: { body: ' <!DOCTYPE html><h1>Welcome</h1>' } }],
    ['the file is an image', { GET: { body: '\x89PNG\r\n\x1A\n\0\0\0\rIHDR' } }],
    ['the file is empty', { GET: { body: ' \n' } }],
    ['the file is very long', { GET: { body: 'a'.repeat(500_001) } }],
  ])('does not change if %s, and the console says why', async (_, answers) => {
    hostHas(answers);
    render(article);
    await waitFor(() => expect(complaint).toHaveBeenCalledTimes(1));
    expect(complaint).toHaveBeenCalledWith(
      expect.stringMatching(/^\/blog\/old\.md is not shown: ./),
    );
    expect(headings()).toEqual(['Old title']);
    expect(notice()).toBeNull();
  });

  it('reports nothing if the visitor leaves before the host responds', async () => {
    hostHas({});
    request.mockImplementation(
      (_, { signal }) =>
        new Promise((_resolve, reject) =>
          signal!.addEventListener('abort', () => reject(signal!.reason as Error)),
        ),
    );
    render(article).unmount();
    await Promise.resolve();
    expect(complaint).not.toHaveBeenCalled();
  });
});

describe('the not-found page', () => {
  const at = (path: string, isLive = true) => {
    history.pushState(null, '', path);
    return render(<MissingPost pattern={patternOf('not-found')} isLive={isLive} />);
  };

  it('shows a post that was added on the host after the build', async () => {
    hostHas({ GET: { body: changed } });
    at('/blog/written-later/');
    expect(screen.getByRole('heading')).toHaveTextContent(strings.notFound.looking);
    await rendered('New title');
    expect(requests().map(([, url]) => url)).toEqual(Array(2).fill('/blog/written-later.md'));
    expect(notice()).toBeNull();
  });

  it('shows the notice if there is no such post', async () => {
    hostHas({ HEAD: { status: 404 } });
    at('/blog/never-written');
    await waitFor(() => expect(notice()).toBeVisible());
    expect(screen.getByRole('link', { name: strings.notFound.link })).toHaveAttribute('href', '/');
  });

  it('does not ask the host if the owner has turned that off', () => {
    hostHas({ GET: { body: changed } });
    at('/blog/written-later/', false);
    expect(notice()).toBeVisible();
    expect(request).not.toHaveBeenCalled();
  });

  it.each(['/nowhere/', '/blog/', '/blog/No%20Slug/', '/blog/tags/never/', '/blog/../a/'])(
    'asks for no post at %s',
    (path) => {
      hostHas({});
      at(path);
      expect(notice()).toBeVisible();
      expect(request).not.toHaveBeenCalled();
    },
  );
});
