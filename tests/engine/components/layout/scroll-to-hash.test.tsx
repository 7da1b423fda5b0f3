import { act, render } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { ScrollToHash } from '@/components/layout/scroll-to-hash';
import { installMatchMedia } from '../../../support/match-media';

jest.mock('next/navigation', () => ({ usePathname: jest.fn(() => '/') }));

const scroll = jest.fn();

/** Navigates like the router: first the location changes, then the path. */
function goTo(view: ReturnType<typeof render>, path: string, hash = '') {
  window.history.pushState({}, '', `${path}${hash}`);
  jest.mocked(usePathname).mockReturnValue(path);
  view.rerender(<ScrollToHash />);
}

const wait = (time: number) => act(() => jest.advanceTimersByTime(time));

beforeEach(() => {
  jest.useFakeTimers();
  installMatchMedia();
  window.history.pushState({}, '', '/');
  jest.mocked(usePathname).mockReturnValue('/');
  scroll.mockClear();
  Element.prototype.scrollIntoView = scroll;
  document.body.innerHTML =
    '<p id="contact">Contact</p><p id="été">Été</p><p id="100%">All</p><p id="fn-%C3%BC">Note</p>' +
    '<a id="away" href="/about/#contact">About</a>';
});

afterEach(() => jest.useRealTimers());

it('scrolls smoothly to the hash 100 ms after a route change', () => {
  goTo(render(<ScrollToHash />), '/about/', '#contact');
  wait(99);
  expect(scroll).not.toHaveBeenCalled();
  wait(1);
  expect(scroll).toHaveBeenCalledTimes(1);
  expect(scroll.mock.contexts[0]).toBe(document.getElementById('contact'));
  expect(scroll).toHaveBeenCalledWith({ behavior: 'smooth' });
});

it.each([
  ['#%C3%A9t%C3%A9', 'été'],
  ['#100%', '100%'],
  ['#fn-%C3%BC', 'fn-%C3%BC'],
])('finds the target of %s', (hash, id) => {
  goTo(render(<ScrollToHash />), '/about/', hash);
  wait(100);
  expect(scroll.mock.contexts[0]).toBe(document.getElementById(id));
});

type View = ReturnType<typeof render>;

it.each<[string, (view: View) => void]>([
  ['without a hash', (view) => goTo(view, '/about/')],
  ['with a hash that nothing has', (view) => goTo(view, '/about/', '#nowhere')],
  ['with a hash that is no selector', (view) => goTo(view, '/about/', '#a:b>c')],
  [
    'on the first page, which the browser scrolls',
    () => window.history.pushState({}, '', '/#contact'),
  ],
  ['on a link to another page', () => document.getElementById('away')?.click()],
  [
    'on a route that the visitor has left within 100 ms',
    (view) => {
      goTo(view, '/about/', '#contact');
      wait(50);
      goTo(view, '/blog/');
    },
  ],
  [
    'once it is gone',
    (view) => {
      goTo(view, '/about/', '#contact');
      view.unmount();
    },
  ],
])('does not scroll %s', (_, act) => {
  act(render(<ScrollToHash />));
  wait(1000);
  expect(scroll).not.toHaveBeenCalled();
});
