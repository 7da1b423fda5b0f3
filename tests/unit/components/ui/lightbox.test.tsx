import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { PageLightbox } from '@/components/ui/page-lightbox';
import { strings } from '@/data/strings';
import { reduceMotion } from '../../../support/jsdom';

const { label, close, open, previous, next, image } = strings.lightbox;
const WIDTH = 1000;

const scroll = jest.fn<void, [ScrollIntoViewOptions]>();
Element.prototype.scrollIntoView = function scrollIntoView(options) {
  scroll(options as ScrollIntoViewOptions);
  const { parentElement: strip } = this;
  if (strip?.localName === 'ul') strip.scrollLeft = [...strip.children].indexOf(this) * WIDTH;
};

/** Tells the lightbox where its strip has scrolled to. */
function endScroll() {
  const strip = dialog()!.querySelector('ul')!;
  Object.defineProperty(strip, 'clientWidth', { value: WIDTH, configurable: true });
  fireEvent.scroll(strip);
  fireEvent(strip, new Event('scrollend', { bubbles: true }));
}

function press(key: string) {
  fireEvent.keyDown(dialog()!, { key });
  endScroll();
}

function click(name: string) {
  fireEvent.click(button(name));
  endScroll();
}

beforeEach(() => reduceMotion(true));

const dialog = () => screen.queryByRole('dialog', { name: label });
const place = () => screen.getByRole('status').textContent;
const button = (name: string) => screen.getByRole('button', { name });

/** Renders three images, and clicks on one. */
function openAt(index: number, keys: MouseEventInit = {}) {
  render(
    <>
      {['Atlas', 'Box', 'Chart'].map((name) => (
        <figure key={name}>
          <a href={`/${name}.png`} className="lightbox-link">
            <picture>
              <source type="image/avif" srcSet={`/${name}-400.avif 400w`} />
              <img src={`/${name}.png`} alt={name} width={1600} height={900} />
            </picture>
          </a>
          <figcaption>About {name}</figcaption>
        </figure>
      ))}
      <PageLightbox />
    </>,
  );
  const link = screen.getAllByRole('link')[index]!;
  const event = createEvent.click(link.querySelector('img')!, keys);
  // jsdom would navigate.
  if (Object.keys(keys).length > 0) {
    addEventListener('click', (late) => late.preventDefault(), { once: true });
  }
  fireEvent(link.querySelector('img')!, event);
}

it('opens at the image that was clicked, with its caption, its sources and its file', () => {
  openAt(1);
  expect(dialog()).toBeVisible();
  expect(place()).toBe('2 / 3');
  const item = dialog()!.querySelectorAll('li')[1]!;
  expect(item.querySelector('img')).toHaveAttribute('alt', 'Box');
  expect(item.querySelector('source')).toHaveAttribute('srcset', '/Box-400.avif 400w');
  expect(item).toHaveTextContent(`About Box ${open}`);
  expect(item.querySelector('a')).toHaveAttribute('href', 'http://localhost/Box.png');
});

it('goes back and forth with buttons, and stops at the ends', () => {
  openAt(1);
  click(next + image);
  expect(place()).toBe('3 / 3');
  expect(button(next + image)).toHaveAttribute('aria-disabled', 'true');
  click(next + image);
  expect(place()).toBe('3 / 3');
  click(previous + image);
  expect(place()).toBe('2 / 3');
});

it('goes back and forth with keys', () => {
  openAt(0);
  for (const [key, expected] of [
    ['ArrowRight', '2 / 3'],
    ['ArrowLeft', '1 / 3'],
    ['End', '3 / 3'],
    ['Home', '1 / 3'],
  ] as const) {
    press(key);
    expect(place()).toBe(expected);
  }
});

it('hides other images from keyboards and screen readers', () => {
  openAt(1);
  const inert = [...dialog()!.querySelectorAll('li')].map((item) => item.hasAttribute('inert'));
  expect(inert).toEqual([true, false, true]);
});

it.each([
  ['its button', () => fireEvent.click(button(close))],
  ['Escape', () => fireEvent(dialog()!, new Event('cancel', { cancelable: true }))],
])('%s closes it', (_, way) => {
  openAt(0);
  way();
  expect(document.querySelector('dialog')).toBeNull();
});

it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])(
  'leaves a click with %s to the browser',
  (key) => {
    openAt(0, { [key]: true });
    expect(document.querySelector('dialog')).toBeNull();
  },
);

it('scrolls smoothly, but at once with reduced motion', () => {
  openAt(0);
  press('ArrowRight');
  expect(scroll).toHaveBeenLastCalledWith(expect.objectContaining({ behavior: 'instant' }));
  reduceMotion(false);
  press('ArrowRight');
  expect(scroll).toHaveBeenLastCalledWith(expect.objectContaining({ behavior: 'smooth' }));
});
