import { render } from '@testing-library/react';
import { ScrollToHash } from '@/components/layout/scroll-to-hash';
import { reduceMotion } from '../../../support/jsdom';

let mockPathname = '/';
jest.mock('next/navigation', () => ({ usePathname: () => mockPathname }));

const scroll = jest.fn(function (this: Element) {});
Element.prototype.scrollIntoView = scroll;

beforeEach(() => {
  jest.useFakeTimers();
  reduceMotion(false);
  scroll.mockClear();
  document.body.innerHTML = '<p id="here"></p><p id="über"></p>';
});

/** Renders the page at a hash, and waits for a time in milliseconds. */
function openAt(hash: string, time: number) {
  location.hash = hash;
  const { rerender } = render(<ScrollToHash />);
  jest.advanceTimersByTime(time);
  return rerender;
}

it('scrolls smoothly to the element that the hash names, after 100 ms', () => {
  openAt('#here', 99);
  expect(scroll).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(scroll).toHaveBeenCalledWith({ behavior: 'smooth' });
  expect(scroll.mock.contexts).toEqual([document.getElementById('here')]);
});

it('scrolls after each change of route', () => {
  const rerender = openAt('#here', 100);
  location.hash = '#%C3%BCber';
  mockPathname = '/about/';
  rerender(<ScrollToHash />);
  jest.advanceTimersByTime(100);
  expect(scroll.mock.contexts[1]).toBe(document.getElementById('über'));
});

it('jumps for visitors who want less motion', () => {
  reduceMotion(true);
  openAt('#here', 100);
  expect(scroll).toHaveBeenCalledWith({ behavior: 'auto' });
});

it.each(['#nowhere', '#%', ''])('does not scroll for "%s"', (hash) => {
  openAt(hash, 200);
  expect(scroll).not.toHaveBeenCalled();
});
