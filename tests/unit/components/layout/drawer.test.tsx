import { fireEvent, render, screen } from '@testing-library/react';
import { AppProvider } from '@/components/layout/app-provider';
import { Drawer } from '@/components/layout/drawer';
import { strings } from '@/data/strings';
import { observers } from '../../../support/jsdom';

let mockPathname = '/';
jest.mock('next/navigation', () => ({ usePathname: () => mockPathname }));

const { report } = observers();
const { openMenu, closeMenu, menu } = strings.layout;
const button = (name: string) => screen.getByRole('button', { name });
const toggle = () => button(openMenu);
const dialog = () => screen.queryByRole('dialog', { name: menu });

const Page = () => (
  <AppProvider>
    <Drawer>
      <a href="#somewhere">Somewhere</a>
      <p>Words</p>
    </Drawer>
  </AppProvider>
);

/** Renders the drawer and opens it. */
function openDrawer() {
  const page = render(<Page />);
  fireEvent.click(toggle());
  expect(dialog()).toBeVisible();
  return page;
}

it('starts closed, and is opened by its toggle, which announces it', () => {
  render(<Page />);
  expect(dialog()).toBeNull();
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(toggle());
  expect(dialog()).toBeVisible();
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
});

it.each([
  ['its button', () => fireEvent.click(button(closeMenu))],
  ['a link', () => fireEvent.click(screen.getByRole('link'))],
  ['the backdrop', () => fireEvent.click(dialog()!)],
  ['Escape', () => fireEvent(dialog()!, new Event('cancel', { cancelable: true }))],
  ['a window that grows wide', () => report(toggle(), { contentRect: { width: 0 } })],
])('%s closes it', (_, close) => {
  openDrawer();
  close();
  expect(dialog()).toBeNull();
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(toggle());
  expect(dialog()).toBeVisible();
});

it('a change of route closes it', () => {
  const { rerender } = openDrawer();
  mockPathname = '/about/';
  rerender(<Page />);
  expect(dialog()).toBeNull();
});

it('stays open for a click between its links, and while the window stays narrow', () => {
  openDrawer();
  fireEvent.click(screen.getByText('Words'));
  report(toggle(), { contentRect: { width: 48 } });
  expect(dialog()).toBeVisible();
});
