import { render, screen, waitFor } from '@testing-library/react';
import { LiveArticle } from '@/components/blog/live-article';
import { MissingPost } from '@/components/blog/missing-post';
import { strings } from '@/data/strings';
import { patternOf } from '@/lib/graphics/pattern-of';

interface Answer {
  status?: number;
  type?: string;
  body?: string;
}

const request = jest.fn<Promise<Response>, [string, RequestInit]>();
const consoleError = jest.spyOn(console, 'error').mockImplementation();

beforeEach(() => {
  globalThis.fetch = request as typeof fetch;
  request.mockReset();
  consoleError.mockClear();
});

/** Mocks the host's responses by method; an error stands for a failed connection. */
const hostHas = (answers: { HEAD?: Answer | Error; GET?: Answer | Error }) =>
  request.mockImplementation(async (_, { method = 'GET' }) => {
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

const showArticle = () =>
  render(
    <LiveArticle url="/blog/old.md" builtFrom="">
      <h1>Old title</h1>
    </LiveArticle>,
  );

const notice = () => screen.queryByText(strings.notFound.title);

it.each([404, 500])('shows the not-found notice if HEAD is answered with %d', async (status) => {
  hostHas({ HEAD: { status } });
  showArticle();
  await waitFor(() => expect(notice()).toBeVisible());
  expect(request).toHaveBeenCalledTimes(1);
  expect(consoleError).not.toHaveBeenCalled();
});

it.each([
  ['HEAD fails', { HEAD: new TypeError('Failed to fetch') }],
  ['GET fails', { GET: new TypeError('Failed to fetch') }],
  ['GET has an error as its status', { GET: { status: 503, body: '# New title' } }],
  ['the host has one page for everything', { GET: { type: 'text/html', body: 'Welcome' } }],
  ['the host calls a page Markdown', { GET: { body: ' <!DOCTYPE html><h1>Welcome</h1>' } }],
  ['the file is an image', { GET: { body: '\x89PNG\r\n\x1A\n\0\0\0\rIHDR' } }],
  ['the file is empty', { GET: { body: ' \n' } }],
  ['the file is very long', { GET: { body: 'a'.repeat(500_001) } }],
])('does not change if %s, and the console says why', async (_, answers) => {
  hostHas(answers);
  showArticle();
  await waitFor(() => expect(consoleError).toHaveBeenCalledTimes(1));
  expect(consoleError).toHaveBeenCalledWith(
    expect.stringMatching(/^\/blog\/old\.md is not shown: ./),
  );
  expect(screen.getByRole('heading')).toHaveTextContent('Old title');
  expect(notice()).toBeNull();
});

it('sends requests that reach the host even if the file is cached', async () => {
  hostHas({});
  showArticle();
  await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
  const sent = request.mock.calls.map(([url, { method, cache }]) => [url, method, cache]);
  expect(sent).toEqual([
    ['/blog/old.md', 'HEAD', 'no-cache'],
    ['/blog/old.md', undefined, 'no-cache'],
  ]);
});

it('reports nothing if the visitor leaves before the host responds', async () => {
  request.mockImplementation(
    (_, { signal }) =>
      new Promise((_resolve, reject) =>
        signal!.addEventListener('abort', () => reject(signal!.reason as Error)),
      ),
  );
  showArticle().unmount();
  await new Promise((done) => setTimeout(done));
  expect(consoleError).not.toHaveBeenCalled();
});

it('sends no request if the owner has turned live posts off', () => {
  history.pushState(null, '', '/blog/written-later/');
  render(<MissingPost pattern={patternOf('not-found')} isLive={false} newest={[]} />);
  expect(notice()).toBeVisible();
  expect(request).not.toHaveBeenCalled();
});
