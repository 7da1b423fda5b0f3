import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Reveal } from '@/components/motion/reveal';
import { installMatchMedia } from '../../../support/match-media';

const page = (
  <Reveal className="card">
    <p>Story</p>
  </Reveal>
);

const card = () => screen.getByText('Story').parentElement;

/** Tells the observers whether their elements are in view, as the browser does after layout. */
const observers = new Set<IntersectionObserverCallback>();
const setInView = (isIntersecting: boolean) =>
  act(() =>
    observers.forEach((tell) =>
      tell([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver),
    ),
  );

/** Renders the page with its element at a distance from the top of the window, in pixels. */
function showAt(top: number, media: string[] = []) {
  installMatchMedia(media);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  return render(page);
}

/** What is animated. jsdom has no animations. */
const animate = jest.fn(() => ({ finished: Promise.resolve(), cancel() {}, commitStyles() {} }));

beforeEach(() => {
  observers.clear();
  animate.mockClear();
  Element.prototype.animate = animate as unknown as typeof Element.prototype.animate;
  window.IntersectionObserver = class {
    constructor(private readonly tell: IntersectionObserverCallback) {}
    observe = () => observers.add(this.tell);
    disconnect = () => observers.delete(this.tell);
  } as unknown as typeof IntersectionObserver;
});

afterEach(() => jest.restoreAllMocks());

it('shows its content before script runs, without a style attribute', () => {
  expect(renderToString(page)).toBe('<div class="card"><p>Story</p></div>');
});

it('hides what is below the fold, and fades it in over a second, once, when it comes into view', async () => {
  showAt(window.innerHeight + 1);
  const before = card();
  expect(before).toHaveClass('opacity-0');
  expect(animate).not.toHaveBeenCalled();
  setInView(true);
  await waitFor(() => expect(card()).not.toHaveClass('opacity-0'));
  expect(card()).toBe(before);
  expect(animate).toHaveBeenCalledTimes(1);
  expect(animate).toHaveBeenCalledWith(
    expect.objectContaining({ opacity: [0, 1] }),
    expect.objectContaining({ duration: 1000 }),
  );
  expect(observers).toHaveProperty('size', 0);
});

it.each([0, 300, -5000])('never hides what is in view or above it: %d px', (top) => {
  showAt(top);
  expect(card()?.className).toBe('card');
  expect(observers).toHaveProperty('size', 0);
});

it('hides nothing from visitors who want no motion', () => {
  showAt(5000, ['(prefers-reduced-motion: reduce)']);
  expect(card()?.className).toBe('card');
});
