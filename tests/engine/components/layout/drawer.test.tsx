import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { AppProvider } from '@/components/layout/app-provider';
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

const toggle = () => screen.getByRole('button', { name: 'Open the menu', hidden: true });
const drawer = () => document.getElementById(DRAWER_ID);

async function openDrawer() {
  const view = render(site);
  await userEvent.click(toggle());
  expect(drawer()).toHaveAttribute('open');
  return view;
}

const expectClosed = () =>
  waitFor(() => {
    expect(drawer()).not.toHaveAttribute('open');
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

it('starts closed', () => {
  render(site);
  expect(drawer()).not.toHaveAttribute('open');
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
});

it('opens with the toggle, as a modal dialog that takes the focus', async () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  await openDrawer();
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  expect(drawer()).toContainElement(document.activeElement as HTMLElement);
  showModal.mockRestore();
});

it('says what the toggle controls', () => {
  render(site);
  expect(toggle()).toHaveAttribute('aria-haspopup', 'dialog');
  expect(toggle()).toHaveAttribute('aria-controls', DRAWER_ID);
  expect(drawer()).toHaveAttribute('aria-label', 'Menu');
});

it('closes with a link that answers before the state knows that it is open', async () => {
  render(site);
  drawer()?.setAttribute('open', '');
  await userEvent.click(screen.getByText('Projects'));
  await expectClosed();
});

it.each([
  [
    'the close button',
    () => userEvent.click(screen.getByRole('button', { name: 'Close the menu' })),
  ],
  ['a link', () => userEvent.click(screen.getByText('Projects'))],
  ['the backdrop', () => userEvent.click(screen.getByRole('dialog', { name: 'Menu' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('closes with %s, and gives the focus back to the toggle', async (_, close) => {
  await openDrawer();
  await close();
  await expectClosed();
  expect(toggle()).toHaveFocus();
});

it('stays open on a click that chooses nothing', async () => {
  await openDrawer();
  await userEvent.click(screen.getByText('Where to?'));
  expect(drawer()).toHaveAttribute('open');
});

it('can be opened again after it was closed', async () => {
  await openDrawer();
  await userEvent.keyboard('{Escape}');
  await expectClosed();
  await userEvent.click(toggle());
  expect(drawer()).toHaveAttribute('open');
});

it('closes when the screen becomes wide, where the header has the links', async () => {
  await openDrawer();
  act(() => setMedia(WIDE, true));
  await expectClosed();
});

it('stays open when the screen becomes narrower still', async () => {
  await openDrawer();
  act(() => setMedia(WIDE, false));
  expect(drawer()).toHaveAttribute('open');
});

describe('opened before script ran', () => {
  const root = document.createElement('div');
  const hydrate = () => render(site, { container: root, hydrate: true });

  beforeEach(async () => {
    // In development React reports the attribute `open`, which the server did not write.
    jest.spyOn(console, 'error').mockImplementation(() => {});
    document.body.append(root);
    root.innerHTML = renderToString(site);
    root.querySelector('dialog')?.showModal();
    // The browser's own event has passed by before script listens.
    await new Promise((resolve) => setTimeout(resolve));
  });
  afterEach(() => jest.mocked(console.error).mockRestore());

  it('is taken over', async () => {
    hydrate();
    await waitFor(() => expect(toggle()).toHaveAttribute('aria-expanded', 'true'));
    expect(drawer()).toHaveAttribute('open');
    await userEvent.keyboard('{Escape}');
    await expectClosed();
  });

  it('closes when the screen has become wide meanwhile', async () => {
    setMedia(WIDE, true);
    hydrate();
    await expectClosed();
    setMedia(WIDE, false);
  });
});

it('works before script does, where the browser knows commands', () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(site);
  const commands = [...root.querySelectorAll('button')].map((button) => [
    button.getAttribute('command'),
    button.getAttribute('commandfor'),
  ]);
  expect(commands).toEqual([
    ['show-modal', DRAWER_ID],
    ['close', DRAWER_ID],
  ]);
  expect(root.querySelector('dialog')).toHaveAttribute('closedby', 'any');
});
