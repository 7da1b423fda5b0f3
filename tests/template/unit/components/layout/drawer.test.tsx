import { fireEvent, render, screen } from '@testing-library/react';
import { AppProvider, useApp } from '@/components/layout/app-provider';
import { Drawer } from '@/components/layout/drawer';
import { strings } from '@/data/strings';

let mockPathname = '/';
jest.mock('next/navigation', () => ({ usePathname: () => mockPathname }));

const toggle = () => screen.getByRole('button', { name: strings.layout.menu });
const dialog = () => screen.queryByRole('dialog', { name: strings.layout.menu });

const Page = () => (
  <AppProvider>
    <Drawer title="Ada">
      <p>Words</p>
    </Drawer>
  </AppProvider>
);

it('starts closed, is opened by its toggle, and stays open for a click between its links', () => {
  render(<Page />);
  expect(dialog()).toBeNull();
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(toggle());
  fireEvent.click(screen.getByText('Words'));
  expect(dialog()).toBeVisible();
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
});

it('closes when the route changes', () => {
  const { rerender } = render(<Page />);
  fireEvent.click(toggle());
  mockPathname = '/about/';
  rerender(<Page />);
  expect(dialog()).toBeNull();
});

it('throws an error that names AppProvider where there is none', () => {
  jest.spyOn(console, 'error').mockImplementation();
  const Outside = () => String(useApp().isDrawerOpen);
  expect(() => render(<Outside />)).toThrow('must be used within an AppProvider');
});
