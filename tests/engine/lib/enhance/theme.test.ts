const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.theme;
});

it.each([null, '', 'system', 'sepia', '"><script>'])('a kept %p counts as no choice', (kept) => {
  if (kept !== null) localStorage.setItem('theme', kept);
  jest.isolateModules(() => void jest.requireActual('@/lib/enhance/theme'));
  expect(root).not.toHaveAttribute('data-theme');
});
