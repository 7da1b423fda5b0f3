import { themeScript } from '@/components/layout/theme';

const root = document.documentElement;

/** Runs the script of the head, like a page before its first paint. */
const runScript = () => window.eval(themeScript);

const choose = (theme: string) => {
  document.body.innerHTML = `<label class="theme-choice"><input type="radio" value="${theme}"></label>`;
  document.querySelector('input')?.click();
};

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.theme;
});

afterEach(() => jest.restoreAllMocks());

it('without storage a choice lasts until the page is reloaded', () => {
  // Browsers that block cookies throw.
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(runScript).not.toThrow();
  choose('light');
  expect(root).toHaveAttribute('data-theme', 'light');
  choose('system');
  expect(root).not.toHaveAttribute('data-theme');
});

it.each([null, '', 'system', 'sepia', '"><script>'])('a kept %p counts as no choice', (kept) => {
  if (kept !== null) localStorage.setItem('theme', kept);
  runScript();
  expect(root).not.toHaveAttribute('data-theme');
});
