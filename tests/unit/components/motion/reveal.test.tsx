import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MotionProvider, useMotionReady } from '@/components/motion/motion-provider';
import { Reveal } from '@/components/motion/reveal';
import { Chain } from '@/components/about/chain';
import { observers } from '../../../support/jsdom';

const { report } = observers();

const Ready = () => <output>{useMotionReady() ? 'ready' : 'loading'}</output>;

const page = (
  <MotionProvider>
    <Reveal className="revealed">Words</Reveal>
    <Ready />
  </MotionProvider>
);

/** Renders the page with its content at a place, in CSS pixels from the top of the screen. */
async function showAt(top: number) {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 1, 1));
  const { container } = render(page);
  const element = container.querySelector<HTMLElement>('.revealed')!;
  expect(element).not.toHaveAttribute('style');
  await waitFor(() => expect(screen.getByText('ready')).toBeVisible());
  return element;
}

afterEach(() => jest.restoreAllMocks());

it('hides what is below the screen, and fades it in when it is reached, once', async () => {
  const element = await showAt(innerHeight + 1);
  await waitFor(() => expect(element).toHaveStyle({ opacity: 0 }));
  report(element, { isIntersecting: true });
  await waitFor(() => expect(element).toHaveStyle({ opacity: 1 }));
  report(element, { isIntersecting: false });
  report(element, { isIntersecting: true });
  expect(element).toHaveStyle({ opacity: 1 });
});

it('never hides what is on the screen', async () => {
  const element = await showAt(innerHeight - 1);
  await act(() => new Promise(requestAnimationFrame));
  expect(element).not.toHaveAttribute('style');
  report(element, { isIntersecting: true });
  expect(element).not.toHaveAttribute('style');
});

it('has neither styles nor hidden content in the HTML of the server', () => {
  expect(renderToString(page)).toContain('<div class="revealed">Words</div>');
  expect(renderToString(<Chain>Years</Chain>)).not.toContain('style=');
});

it('fills the chain with the scroll, once animations are ready', async () => {
  const { container } = render(
    <MotionProvider>
      <Chain>Years</Chain>
    </MotionProvider>,
  );
  const line = container.querySelector('.chain-line');
  expect(line).not.toHaveAttribute('style');
  await waitFor(() => expect(line).toHaveAttribute('style', expect.stringContaining('scaleY')));
});
