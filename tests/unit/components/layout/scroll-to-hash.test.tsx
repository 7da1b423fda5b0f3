import { render } from '@testing-library/react';
import { followHash, ScrollToHash } from '@/components/layout/scroll-to-hash';

let mockPathname = '/';
jest.mock('next/navigation', () => ({ usePathname: () => mockPathname }));

const scroll = jest.fn(function (this: Element) {});
Element.prototype.scrollIntoView = scroll;
globalThis.matchMedia = () => ({ matches: false }) as never;

beforeEach(() => {
  jest.useFakeTimers();
  scroll.mockClear();
  document.body.innerHTML = '<p id="here"></p><p id="über"></p>';
});

/** Follows a link to a hash on another page, and waits for a time in milliseconds. */
function follow(hash: string, time: number) {
  const { rerender } = render(<ScrollToHash />);
  followHash(hash.slice(1), false);
  location.hash = hash;
  mockPathname = `${mockPathname}more/`;
  rerender(<ScrollToHash />);
  jest.advanceTimersByTime(time);
  return rerender;
}

it('scrolls to the element that the hash names, 100 ms after the change of route', () => {
  follow('#here', 99);
  expect(scroll).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(scroll.mock.contexts).toEqual([document.getElementById('here')]);
});

it('finds elements by a hash that is percent-encoded', () => {
  follow('#%C3%BCber', 100);
  expect(scroll.mock.contexts).toEqual([document.getElementById('über')]);
});

it('leaves the scroll to the browser with Back', () => {
  const rerender = follow('#here', 100);
  mockPathname = '/';
  rerender(<ScrollToHash />);
  jest.advanceTimersByTime(100);
  expect(scroll).toHaveBeenCalledTimes(1);
});

it.each(['#nowhere', '#%'])('does not scroll for "%s"', (hash) => {
  follow(hash, 100);
  expect(scroll).not.toHaveBeenCalled();
});
