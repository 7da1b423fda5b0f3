import { fireEvent, render, screen } from '@testing-library/react';
import { AppProvider, useApp } from '@/components/layout/app-provider';

let mockPathname = '/';
jest.mock('next/navigation', () => ({ usePathname: () => mockPathname }));

beforeEach(() => (mockPathname = '/'));

function Probe() {
  const { isDrawerOpen, setDrawerOpen } = useApp();
  return (
    <button onClick={() => setDrawerOpen(!isDrawerOpen)}>{isDrawerOpen ? 'open' : 'closed'}</button>
  );
}

const app = (
  <AppProvider>
    <Probe />
  </AppProvider>
);

it('holds the state of the drawer, which starts closed', () => {
  render(app);
  const probe = screen.getByRole('button');
  expect(probe).toHaveTextContent('closed');
  fireEvent.click(probe);
  expect(probe).toHaveTextContent('open');
  fireEvent.click(probe);
  expect(probe).toHaveTextContent('closed');
});

it('closes the drawer when the route changes, also on the way back', () => {
  const { rerender } = render(app);
  fireEvent.click(screen.getByRole('button'));
  for (const pathname of ['/about/', '/']) {
    mockPathname = pathname;
    rerender(
      <AppProvider>
        <Probe />
      </AppProvider>,
    );
    expect(screen.getByRole('button')).toHaveTextContent('closed');
  }
});

it('is required by the hook, with a clear error', () => {
  jest.spyOn(console, 'error').mockImplementation();
  expect(() => render(<Probe />)).toThrow('must be used within an AppProvider');
});
