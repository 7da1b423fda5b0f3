import { waitFor } from '@testing-library/react';
import { prefetchPage } from '@/components/ui/prefetch';

const data = `1:"$Sreact.fragment"
2:"/_next/static/chunks/known.js"
3:I[1,["$2"],"Link"]
1e:"/_next/static/chunks/new.js"
2d:T20,<p>"/_next/static/chunks/text.js"</p>
`;

/** jsdom has no `Response`. This has the members that prefetching uses. */
const answer = (ok: boolean) => {
  const response = { ok, status: ok ? 200 : 404, text: async () => data, clone: () => response };
  return response as unknown as Response;
};

const ask = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const scripts = () =>
  [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));
const askedFor = () => ask.mock.calls.map(([address]) => String(address));

beforeAll(() => {
  // The first prefetch patches it.
  window.fetch = ask;
});

beforeEach(() => ask.mockReset().mockImplementation(async () => answer(true)));

it('fetches a page once and uses the response for the click', async () => {
  prefetchPage('http://localhost/about/');
  prefetchPage('http://localhost/about/#story');
  const response = await window.fetch(new URL('http://localhost/about/index.txt?_rsc=1x2y3'));
  expect(await response.text()).toBe(data);
  expect(askedFor()).toEqual(['/about/index.txt']);
});

it('preloads the scripts that only the other page has, and ignores script URLs in texts', async () => {
  document.head.innerHTML = '<script src="/_next/static/chunks/known.js"></script>';
  prefetchPage('http://localhost/projects/');
  await waitFor(() => expect(scripts()).toEqual(['/_next/static/chunks/new.js']));
});

it('fetches again after a failure', async () => {
  ask.mockResolvedValueOnce(answer(false));
  prefetchPage('http://localhost/contact/');
  expect((await window.fetch('/contact/index.txt?_rsc=1')).ok).toBe(true);
  ask.mockRejectedValueOnce(new TypeError('offline'));
  prefetchPage('http://localhost/blog/');
  expect((await window.fetch('/blog/index.txt?_rsc=1')).ok).toBe(true);
  expect(askedFor()).toEqual([
    ...['/contact/index.txt', '/contact/index.txt?_rsc=1'],
    ...['/blog/index.txt', '/blog/index.txt?_rsc=1'],
  ]);
});

it('does not touch other requests', async () => {
  prefetchPage('http://localhost/mentoring/');
  prefetchPage('https://elsewhere.example/mentoring/');
  prefetchPage(location.href);
  await window.fetch('/search/index.json');
  expect(askedFor()).toEqual(['/mentoring/index.txt', '/search/index.json']);
});

it('fetches again after five minutes, because the page may have changed', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
  prefetchPage('http://localhost/talents/');
  now.mockReturnValue(1000 + 300_000);
  await window.fetch('/talents/index.txt?_rsc=1');
  expect(askedFor()).toEqual(['/talents/index.txt', '/talents/index.txt?_rsc=1']);
});
