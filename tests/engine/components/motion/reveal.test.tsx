import { act, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Reveal } from '@/components/motion/reveal';
import { installMatchMedia } from '../../../support/match-media';

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

/** What was animated. The test environment has no animations of its own. */
let animations: { element: Element; opacity: unknown; duration: unknown }[];

let setMedia: ReturnType<typeof installMatchMedia>;

beforeAll(() => {
  setMedia = installMatchMedia();
  document.head.innerHTML = '<style>.opacity-0 { opacity: 0 }</style>';
});

beforeEach(() => {
  animations = [];
  Element.prototype.animate = function (frames, options) {
    const { opacity } = frames as PropertyIndexedKeyframes;
    const { duration } = options as KeyframeAnimationOptions;
    animations.push({ element: this, opacity, duration });
    return { finished: Promise.resolve(), cancel() {}, commitStyles() {} } as unknown as Animation;
  };
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

it('hides what is below the fold, and fades it in over a second when it comes into view', async () => {
  placeAt(window.innerHeight + 1);
  render(page);
  expect(card()).toHaveStyle({ opacity: '0' });
  expect(animations).toEqual([]);
  setInView(true);
  await waitFor(() => expect(card()).not.toHaveStyle({ opacity: '0' }));
  expect(animations).toEqual([{ element: card(), opacity: [0, 1], duration: 1000 }]);
});

it('fades in once: what has been seen stays', async () => {
  placeAt(5000);
  render(page);
  setInView(true);
  setInView(false);
  await waitFor(() => expect(card()).not.toHaveStyle({ opacity: '0' }));
  setInView(true);
  await settle();
  expect(animations).toHaveLength(1);
});

it('keeps the element that the visitor may be pressing', async () => {
  placeAt(5000);
  render(page);
  const before = card();
  setInView(true);
  await waitFor(() => expect(animations).toHaveLength(1));
  expect(card()).toBe(before);
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
