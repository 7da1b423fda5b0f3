import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Reveal } from '@/components/motion/reveal';
import { installMatchMedia } from '../../../support/match-media';

// Loading fails as if the visitor went offline.
jest.mock('framer-motion/dom/mini', () => {
  throw new Error('offline');
});

const page = (
  <Reveal className="card">
    <p>Story</p>
  </Reveal>
);

/** Renders the page with its element at a distance from the top of the viewport, in pixels. */
function showAt(top: number, media: string[] = []) {
  const observers: IntersectionObserverCallback[] = [];
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      observers.push(callback);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  installMatchMedia(media);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  render(page);
  const entry = { isIntersecting: true } as IntersectionObserverEntry;
  return {
    card: screen.getByText('Story').parentElement,
    reach: () => act(() => observers.forEach((tell) => tell([entry], {} as IntersectionObserver))),
  };
}

afterEach(() => jest.restoreAllMocks());

it('shows its content before script runs, without a style attribute', () => {
  expect(renderToString(page)).toBe('<div class="card"><p>Story</p></div>');
});

it('hides content below the fold until it scrolls into view, and shows it even without the animation code', async () => {
  const { card, reach } = showAt(window.innerHeight + 1);
  expect(card).toHaveClass('opacity-0');
  reach();
  await waitFor(() => expect(card).not.toHaveClass('opacity-0'));
});

it.each<[number, string[]]>([
  [300, []],
  [-5000, []],
  [5000, ['(prefers-reduced-motion: reduce)']],
])('hides nothing at %d px with %j', (top, media) => {
  expect(showAt(top, media).card?.className).toBe('card');
});
