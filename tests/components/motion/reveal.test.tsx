import { act, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Reveal } from '@/components/motion/reveal';
import { installMatchMedia } from '../../support/match-media';

const page = (
  <Reveal className="card">
    <p>Story</p>
  </Reveal>
);

const card = () => screen.getByText('Story').parentElement;

/** Tells every observer whether its element is in view, as the browser does after layout. */
let setInView: (isInView: boolean) => void;

/** Puts every element at a distance from the top of the window, in pixels. */
const placeAt = (top: number) =>
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);

/** Time for what was begun to take effect: the animations are loaded after the page. */
async function settle() {
  for (let step = 0; step < 10; step++) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  }
}

let setMedia: ReturnType<typeof installMatchMedia>;

beforeAll(() => {
  setMedia = installMatchMedia();
});

beforeEach(() => {
  const observers = new Map<IntersectionObserverCallback, Element>();
  setInView = (isIntersecting) =>
    act(() =>
      observers.forEach((target, callback) =>
        callback(
          [{ isIntersecting, target } as unknown as IntersectionObserverEntry],
          {} as IntersectionObserver,
        ),
      ),
    );
  window.IntersectionObserver = class {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe(target: Element) {
      observers.set(this.callback, target);
    }
    unobserve() {
      observers.delete(this.callback);
    }
    disconnect() {
      observers.delete(this.callback);
    }
  } as unknown as typeof IntersectionObserver;
});

afterEach(() => jest.restoreAllMocks());

it('is in the HTML without a style attribute, which the content security policy would drop', () => {
  expect(renderToString(page)).toBe('<div class="card"><p>Story</p></div>');
});

it('hides what is below the fold, and fades it in when it comes into view', async () => {
  placeAt(window.innerHeight + 1);
  render(page);
  await waitFor(() => expect(card()).toHaveStyle({ opacity: '0' }));
  setInView(true);
  await waitFor(() => expect(card()).toHaveStyle({ opacity: '1' }));
});

it('takes a second to fade in', async () => {
  placeAt(5000);
  render(page);
  await waitFor(() => expect(card()).toHaveStyle({ opacity: '0' }));
  setInView(true);
  const start = performance.now();
  await waitFor(() => expect(card()).toHaveStyle({ opacity: '1' }), { interval: 20 });
  expect(performance.now() - start).toBeGreaterThan(800);
});

it('fades in once: what has been seen stays', async () => {
  placeAt(5000);
  render(page);
  await waitFor(() => expect(card()).toHaveStyle({ opacity: '0' }));
  setInView(true);
  setInView(false);
  await waitFor(() => expect(card()).toHaveStyle({ opacity: '1' }));
});

it.each([0, 300, -5000])('never hides what is in view or above it: %d px', async (top) => {
  placeAt(top);
  render(page);
  await settle();
  expect(card()).not.toHaveAttribute('style');
});

it('never hides anything from visitors who want no motion', async () => {
  setMedia('(prefers-reduced-motion: reduce)', true);
  placeAt(5000);
  render(page);
  await settle();
  expect(card()).not.toHaveStyle({ opacity: '0' });
  setMedia('(prefers-reduced-motion: reduce)', false);
});

it('hides nothing before script runs, nor while it starts', async () => {
  placeAt(300);
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page);
  const log = jest.spyOn(console, 'error');
  await act(async () => hydrateRoot(root, page));
  expect(root.innerHTML).toBe('<div class="card"><p>Story</p></div>');
  expect(log).not.toHaveBeenCalled();
  root.remove();
});
