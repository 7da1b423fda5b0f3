import { act, render, screen } from '@testing-library/react';
import { LiveReload } from '@/components/layout/live-reload';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

/** jsdom has none: https://github.com/jsdom/jsdom/issues/2461 */
const changes: { onmessage?: (event: { data: string }) => void; close: () => void } = {
  close: () => undefined,
};
globalThis.EventSource = jest.fn(() => changes) as never;

const page = (size: number) => (
  <>
    <img src="/blog/chart.png" alt="A chart" width={size} />
    <div
      dangerouslySetInnerHTML={{
        __html: `<img src="/blog/a/photo.png" alt="A photo" width="${size}">`,
      }}
    />
    <LiveReload diagnostics="" />
  </>
);

it('requests an image again whose file has changed, also if its size is another one', () => {
  const { rerender } = render(page(200));
  act(() => changes.onmessage?.({ data: 'photo.png' }));
  rerender(page(300));
  expect(screen.getByAltText('A photo')).toHaveAttribute(
    'src',
    expect.stringMatching(/photo\.png\?\d+$/),
  );
  expect(screen.getByAltText('A chart')).toHaveAttribute('src', '/blog/chart.png');
});
