const root = document.documentElement;

/** Runs the script, like a page after its first paint. */
const runScript = () => jest.isolateModules(() => void jest.requireActual('@/lib/enhance/theme'));

const radio = (theme: string) => {
  document.body.innerHTML = `<label class="theme-choice"><input type="radio" value="${theme}"></label>`;
  return document.querySelector('input')!;
};

beforeEach(() => {
  document.body.innerHTML = '';
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
  radio('light').click();
  expect(root).toHaveAttribute('data-theme', 'light');
  radio('system').click();
  expect(root).not.toHaveAttribute('data-theme');
});

it.each([null, '', 'system', 'sepia', '"><script>'])('a kept %p counts as no choice', (kept) => {
  if (kept !== null) localStorage.setItem('theme', kept);
  runScript();
  expect(root).not.toHaveAttribute('data-theme');
});
