/** @jest-environment-options {"url": "https://ada.example/"} */
import { act, render } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { renderToString } from 'react-dom/server';
import { Analytics } from '@/components/services/analytics';
import { describeAnalytics, type AnalyticsScript } from '@/lib/services';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

const visit = (path: string) => {
  window.history.pushState(null, '', path);
  jest.mocked(usePathname).mockReturnValue(path);
};

/** Every script is known by its URL, once for a document. */
let site = 0;
const goatcounter = () =>
  describeAnalytics({ service: 'goatcounter', host: `https://site-${++site}.example` }).script;

const scripts = () => [...document.querySelectorAll('script')];

/** Lets scripts be added in the time that a browser has to spare. */
const idle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

beforeEach(() => {
  document.body.replaceChildren();
  delete window.goatcounter;
  visit('/');
});

afterEach(() => {
  Object.assign(navigator, { doNotTrack: undefined, globalPrivacyControl: undefined });
});

beforeAll(() => {
  for (const name of ['doNotTrack', 'globalPrivacyControl']) {
    Object.defineProperty(navigator, name, { writable: true, value: undefined });
  }
});

it('adds one script after hydration, none on the server', async () => {
  const script = goatcounter();
  expect(renderToString(<Analytics {...script} />)).toBe('');
  const { rerender } = render(<Analytics {...script} />);
  await idle();
  visit('/about/');
  rerender(<Analytics {...script} />);
  await idle();
  expect(scripts().map(({ src }) => src)).toEqual([script.src]);
  for (const [name, value] of Object.entries(script.attributes)) {
    expect(scripts()[0]).toHaveAttribute(name, value);
  }
});

it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'loads nothing for a visitor with %j',
  async (wish) => {
    Object.assign(navigator, wish);
    render(<Analytics {...goatcounter()} />);
    await idle();
    expect(scripts()).toEqual([]);
  },
);

/** Shows pages one after the other, each for as long as the title may take to change. */
async function visitEach(script: AnalyticsScript, ready: () => void, paths: string[]) {
  const { rerender } = render(<Analytics {...script} />);
  await idle();
  ready();
  act(() => void scripts()[0]?.dispatchEvent(new Event('load')));
  for (const path of paths) {
    window.history.pushState(null, '', path);
    // A filter is no other page for Next.
    jest.mocked(usePathname).mockReturnValue(location.pathname);
    rerender(<Analytics {...script} />);
    await act(() => new Promise((resolve) => setTimeout(resolve, 350)));
  }
}

const paths = ['/', '/blog/', '/blog/?tag=react', '/'];

it('counts the first page and each page that a link leads to once', async () => {
  const count = jest.fn();
  await visitEach(goatcounter(), () => (window.goatcounter = { count }), paths);
  const { origin } = location;
  expect(count.mock.calls).toEqual([
    // For the first page, the script sends the page of another site that led to it.
    [{ path: '/' }],
    [{ path: '/blog/', referrer: `${origin}/` }],
    [{ path: '/', referrer: `${origin}/blog/` }],
  ]);
});

it('shows no error where a blocker answers with an empty script', async () => {
  const error = jest.spyOn(console, 'error');
  await visitEach(goatcounter(), () => undefined, paths);
  expect(error).not.toHaveBeenCalled();
});

it('counts pages with Umami, and sends the page that each visitor came from', async () => {
  const websiteId = 'b59e9c65-ae32-47f1-8400-119fcf4861c4';
  const { script } = describeAnalytics({ service: 'umami', websiteId });
  const track = jest.fn((complete: (view: object) => object) =>
    complete({ referrer: 'https://elsewhere.test' }),
  );
  await visitEach(script, () => (window.umami = { track }), paths);
  const { origin } = location;
  expect(track.mock.results.map(({ value }) => value)).toMatchObject([
    { referrer: 'https://elsewhere.test', url: `${origin}/` },
    { referrer: `${origin}/`, url: `${origin}/blog/` },
    { referrer: `${origin}/blog/`, url: `${origin}/` },
  ]);
});

it('starts Plausible once its script has loaded', async () => {
  const init = jest.fn();
  const src = 'https://plausible.io/js/pa-abc.js';
  render(<Analytics {...describeAnalytics({ service: 'plausible', script: src }).script} />);
  await idle();
  window.plausible = { init };
  act(() => void scripts()[0]?.dispatchEvent(new Event('load')));
  expect(init).toHaveBeenCalledTimes(1);
});
