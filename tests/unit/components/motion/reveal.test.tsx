import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Timeline } from '@/components/about/timeline';
import { MotionProvider, useMotionReady } from '@/components/motion/motion-provider';
import { Reveal } from '@/components/motion/reveal';
import { observers } from '../../../support/jsdom';

const { report } = observers();

const Ready = () => useMotionReady() && <output>Ready</output>;

const page = (
  <MotionProvider>
    <Reveal className="revealed">Words</Reveal>
    <Ready />
  </MotionProvider>
);

const below = { isIntersecting: false, boundingClientRect: { top: 2000 } };
const above = { isIntersecting: false, boundingClientRect: { top: -2000 } };
const onScreen = { isIntersecting: true, boundingClientRect: { top: 100 } };

/** Renders the page, and waits for animations. Nothing is hidden before. */
async function showPage() {
  const { container } = render(page);
  const element = container.querySelector<HTMLElement>('.revealed')!;
  report(element, below);
  expect(element).not.toHaveAttribute('style');
  await screen.findByText('Ready');
  return element;
}

it('hides content below the fold, and fades it in once, when scrolled into view', async () => {
  const element = await showPage();
  report(element, below);
  await waitFor(() => expect(element).toHaveStyle({ opacity: 0 }));
  report(element, onScreen);
  await waitFor(() => expect(element).toHaveStyle({ opacity: 1 }));
  report(element, below);
  expect(element).toHaveStyle({ opacity: 1 });
});

it.each([
  ['on the screen', onScreen],
  ['above the screen', above],
])('never hides what is %s at first', async (_, place) => {
  const element = await showPage();
  report(element, place);
  report(element, onScreen);
  expect(element).not.toHaveAttribute('style');
});

it('has neither styles nor hidden content in the HTML of the server', () => {
  expect(renderToString(page)).toContain('<div class="revealed">Words</div>');
  expect(renderToString(<Timeline>Years</Timeline>)).not.toContain('style=');
});

it('fills the line of the timeline with the scroll, once animations are ready', async () => {
  const { container } = render(
    <MotionProvider>
      <Timeline>Years</Timeline>
    </MotionProvider>,
  );
  const line = container.querySelector('.origin-top');
  expect(line).not.toHaveAttribute('style');
  await waitFor(() => expect(line).toHaveAttribute('style', expect.stringContaining('scaleY')));
});
