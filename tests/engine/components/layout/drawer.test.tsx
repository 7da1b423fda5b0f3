import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { AppProvider, useApp } from '@/components/layout/app-provider';
import { Drawer } from '@/components/layout/drawer';
import { DRAWER_ID, DrawerToggle } from '@/components/layout/drawer-toggle';
import { installDialogs } from '../../../support/dialog';
import { installMatchMedia } from '../../../support/match-media';

const WIDE = '(min-width: 48rem)';

let setMedia: ReturnType<typeof installMatchMedia>;

beforeAll(installDialogs);
beforeEach(() => {
  setMedia = installMatchMedia();
});

const site = (
  <AppProvider>
    <DrawerToggle>≡</DrawerToggle>
    <Drawer closeIcon="×">
      <p>Where to?</p>
      <a href="#projects">
        <span>Projects</span>
      </a>
    </Drawer>
  </AppProvider>
);

const toggle = () => screen.getByRole('button', { name: 'Show the contents', hidden: true });
const drawer = () => document.getElementById(DRAWER_ID);

async function openDrawer() {
  render(site);
  await userEvent.click(toggle());
  expect(drawer()).toHaveAttribute('open');
}

const expectClosed = () =>
  waitFor(() => {
    expect(drawer()).not.toHaveAttribute('open');
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

it('starts closed, and opens with the toggle as a modal dialog that takes the focus', async () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  const { unmount } = render(site);
  await expectClosed();
  unmount();
  await openDrawer();
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  expect(drawer()).toContainElement(document.activeElement as HTMLElement);
  showModal.mockRestore();
});

it.each([
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: /^Hide/ }))],
  ['a link', () => userEvent.click(screen.getByText('Projects'))],
  ['the backdrop', () => userEvent.click(screen.getByRole('dialog', { name: 'Contents' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('closes with %s, gives the focus back, and can be opened again', async (_, close) => {
  await openDrawer();
  await close();
  await expectClosed();
  expect(toggle()).toHaveFocus();
  await userEvent.click(toggle());
  expect(drawer()).toHaveAttribute('open');
});

it('closes with a link that answers before the state knows that it is open', async () => {
  render(site);
  drawer()?.setAttribute('open', '');
  await userEvent.click(screen.getByText('Projects'));
  await expectClosed();
});

it('stays open on a click that chooses nothing, and closes when the window becomes wide', async () => {
  await openDrawer();
  await userEvent.click(screen.getByText('Where to?'));
  expect(drawer()).toHaveAttribute('open');
  act(() => setMedia(WIDE, true));
  await expectClosed();
});

describe('opened before script ran', () => {
  const root = document.createElement('div');
  const hydrate = () => render(site, { container: root, hydrate: true });

  beforeEach(() => {
    // In development React reports the attribute `open`, which the server did not write.
    jest.spyOn(console, 'error').mockImplementation(() => {});
    document.body.append(root);
    root.innerHTML = renderToString(site);
    root.querySelector('dialog')?.setAttribute('open', '');
  });
  afterEach(() => jest.mocked(console.error).mockRestore());

  it('is taken over', async () => {
    hydrate();
    await waitFor(() => expect(toggle()).toHaveAttribute('aria-expanded', 'true'));
    expect(drawer()).toHaveAttribute('open');
    await userEvent.keyboard('{Escape}');
    await expectClosed();
  });

  it('closes when the window has become wide meanwhile', async () => {
    setMedia(WIDE, true);
    hydrate();
    await expectClosed();
  });
});

it('works before script does, where the browser knows commands', () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(site);
  const [open, close] = root.querySelectorAll('button');
  expect(open?.getAttribute('command')).toBe('show-modal');
  expect(close?.getAttribute('command')).toBe('close');
  for (const button of [open, close]) expect(button).toHaveAttribute('commandfor', DRAWER_ID);
});

it('its state is there only inside its provider', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(useApp)).toThrow('must be used within an AppProvider');
  log.mockRestore();
});
