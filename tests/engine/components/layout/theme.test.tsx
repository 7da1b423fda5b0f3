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

describe('chooseTheme', () => {
  it.each(['light', 'dark'] as const)('shows the %s theme and keeps the choice', (theme) => {
    chooseTheme(theme);
    expect(root.dataset.theme).toBe(theme);
    expect(localStorage.getItem(THEME_KEY)).toBe(theme);
    expect(currentTheme()).toBe(theme);
  });

  it('follows the device again, and forgets the choice', () => {
    chooseTheme('dark');
    chooseTheme('system');
    expect(root).not.toHaveAttribute('data-theme');
    expect(localStorage.getItem(THEME_KEY)).toBeNull();
    expect(currentTheme()).toBe('system');
  });

  it('works without storage, as long as the page lasts', () => {
    blockStorage();
    chooseTheme('light');
    expect(currentTheme()).toBe('light');
    chooseTheme('system');
    expect(currentTheme()).toBe('system');
  });
});

describe('the script in the head', () => {
  it.each(['light', 'dark'])('shows the kept choice before the first paint: %s', (theme) => {
    localStorage.setItem(THEME_KEY, theme);
    runScript();
    expect(root.dataset.theme).toBe(theme);
  });

  it.each([null, '', 'system', 'sepia', '"><script>'])('passes over %p', (kept) => {
    if (kept !== null) localStorage.setItem(THEME_KEY, kept);
    runScript();
    expect(root).not.toHaveAttribute('data-theme');
  });

  it('does nothing where storage is blocked', () => {
    blockStorage();
    expect(runScript).not.toThrow();
    expect(root).not.toHaveAttribute('data-theme');
  });

  it('can stand between script tags', () => {
    expect(themeScript).not.toMatch(/[<>&]/);
  });
});

describe('ThemeSwitch', () => {
  it('offers the themes as one group, with the current one chosen', () => {
    root.dataset.theme = 'dark';
    render(<ThemeSwitch name="a" icons={icons} />);
    expect(screen.getByRole('group', { name: 'Theme' })).toBeInTheDocument();
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  });

  it('shows a choice at once, in every switch of the page', async () => {
    render(
      <>
        <ThemeSwitch name="header" icons={icons} />
        <ThemeSwitch name="drawer" icons={icons} />
      </>,
    );
    const [first] = screen.getAllByRole('radio', { name: 'Light' });
    if (first) await userEvent.click(first);
    expect(root.dataset.theme).toBe('light');
    for (const radio of screen.getAllByRole('radio', { name: 'Light' }))
      expect(radio).toBeChecked();
  });

  it('follows the device until the visitor chooses', () => {
    render(<ThemeSwitch name="a" icons={icons} />);
    expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
  });
});
