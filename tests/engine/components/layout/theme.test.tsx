import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { THEME_KEY, chooseTheme, currentTheme, themeScript } from '@/components/layout/theme';
import { ThemeSwitch } from '@/components/layout/theme-switch';

const root = document.documentElement;
const icons = { system: null, light: null, dark: null };

/** Runs the script of the head, as a page does before its first paint. */
const runScript = () => window.eval(themeScript);

/** Makes the browser's storage throw, as it does where cookies are blocked. */
const blockStorage = () =>
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.theme;
});

afterEach(() => jest.restoreAllMocks());

it.each(['light', 'dark'] as const)(
  'a choice is shown, and kept for the next page: %s',
  (theme) => {
    chooseTheme(theme);
    expect(root.dataset.theme).toBe(theme);
    expect(currentTheme()).toBe(theme);
    delete root.dataset.theme;
    runScript();
    expect(root.dataset.theme).toBe(theme);
  },
);

it('a choice is forgotten for the one of the device', () => {
  chooseTheme('dark');
  chooseTheme('system');
  expect(root).not.toHaveAttribute('data-theme');
  expect(localStorage.getItem(THEME_KEY)).toBeNull();
  expect(currentTheme()).toBe('system');
});

it('without storage a choice holds as long as the page', () => {
  blockStorage();
  expect(runScript).not.toThrow();
  chooseTheme('light');
  expect(currentTheme()).toBe('light');
  chooseTheme('system');
  expect(currentTheme()).toBe('system');
});

it.each([null, '', 'system', 'sepia', '"><script>'])('a kept %p counts as no choice', (kept) => {
  if (kept !== null) localStorage.setItem(THEME_KEY, kept);
  runScript();
  expect(root).not.toHaveAttribute('data-theme');
});

it('the script can stand between script tags', () => {
  expect(themeScript).not.toMatch(/[<>&]/);
});

it('every switch of a page shows the choice at once', async () => {
  render(
    <>
      <ThemeSwitch name="header" icons={icons} />
      <ThemeSwitch name="drawer" icons={icons} />
    </>,
  );
  expect(screen.getAllByRole('group', { name: 'Paper' })).toHaveLength(2);
  for (const radio of screen.getAllByRole('radio', { name: 'As the system' })) {
    expect(radio).toBeChecked();
  }
  const [first] = screen.getAllByRole('radio', { name: 'White' });
  if (first) await userEvent.click(first);
  expect(root.dataset.theme).toBe('light');
  for (const radio of screen.getAllByRole('radio', { name: 'White' })) expect(radio).toBeChecked();
});
