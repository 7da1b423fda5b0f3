import { act, fireEvent, render, screen } from '@testing-library/react';
import { ThemeSwitch } from '@/components/layout/theme-switch';
import { themeScript, type ThemeChoice } from '@/components/layout/theme';
import { strings } from '@/data/strings';
import { hydrateAfter } from '../../../support/jsdom';

const radio = (theme: ThemeChoice) =>
  screen.getByRole('radio', { name: strings.layout.themes[theme] });
const shown = () => document.documentElement.dataset.theme;

/** The behaviour of a browser that blocks storage. */
function blockStorage() {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
  }
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  dispatchEvent(new Event('pageshow'));
  delete document.documentElement.dataset.theme;
});

// Must be the first test of this file: a choice made before hydration is read once per visit.
it('keeps a choice made before hydration', () => {
  hydrateAfter(<ThemeSwitch name="theme" />, () => {
    expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(3);
    fireEvent.click(radio('dark'));
  });
  expect(radio('dark')).toBeChecked();
  expect(shown()).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
});

it('shows a choice, stores it, and forgets it with the theme of the system', () => {
  render(<ThemeSwitch name="theme" />);
  expect(radio('system')).toBeChecked();
  fireEvent.click(radio('light'));
  expect(radio('light')).toBeChecked();
  expect(shown()).toBe('light');
  expect(localStorage.getItem('theme')).toBe('light');
  fireEvent.click(radio('system'));
  expect(shown()).toBeUndefined();
  expect(localStorage.getItem('theme')).toBeNull();
});

it('starts with the stored choice, and follows the other switch of the page', () => {
  localStorage.setItem('theme', 'dark');
  render(<ThemeSwitch name="header" />);
  render(<ThemeSwitch name="drawer" />);
  const names = () =>
    screen
      .getAllByRole('radio', { checked: true })
      .map((input) => (input as HTMLInputElement).value);
  expect(names()).toEqual(['dark', 'dark']);
  fireEvent.click(screen.getAllByRole('radio', { name: strings.layout.themes.light })[1]!);
  expect(names()).toEqual(['light', 'light']);
});

it('follows other tabs, and choices made while the page was in the back/forward cache', () => {
  render(<ThemeSwitch name="theme" />);
  for (const [event, theme] of [
    ['storage', 'light'],
    ['pageshow', 'dark'],
  ] as const) {
    localStorage.setItem('theme', theme);
    act(() => void dispatchEvent(new Event(event)));
    expect(radio(theme)).toBeChecked();
    expect(shown()).toBe(theme);
  }
});

it('applies a choice even if storage is blocked', () => {
  blockStorage();
  render(<ThemeSwitch name="theme" />);
  fireEvent.click(radio('dark'));
  expect(radio('dark')).toBeChecked();
  expect(shown()).toBe('dark');
  act(() => void dispatchEvent(new Event('pageshow')));
  expect(shown()).toBe('dark');
  jest.restoreAllMocks();
  fireEvent.click(radio('system'));
});

describe('the script in the head', () => {
  const run = new Function(themeScript) as () => void;

  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['darkest', undefined],
  ])('shows the stored theme %s as %s', (stored, theme) => {
    localStorage.setItem('theme', stored);
    run();
    expect(shown()).toBe(theme);
  });

  it('does nothing if storage is blocked or empty', () => {
    run();
    blockStorage();
    run();
    expect(shown()).toBeUndefined();
  });
});
