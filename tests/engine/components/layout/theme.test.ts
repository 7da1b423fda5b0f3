import { THEME_KEY, chooseTheme, currentTheme, themeScript } from '@/components/layout/theme';

const root = document.documentElement;

/** Runs the script of the head, like a page before its first paint. */
const runScript = () => window.eval(themeScript);

/** Makes localStorage throw, as in browsers that block cookies. */
const blockStorage = () =>
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.theme;
});

afterEach(() => jest.restoreAllMocks());

it('without storage a choice lasts until the page is reloaded', () => {
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

it('the script is safe between script tags', () => {
  expect(themeScript).not.toMatch(/[<>&]/);
});
