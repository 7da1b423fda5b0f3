import { chosenTheme, subscribeToTheme } from '@/components/layout/theme';

it('follows another tab for each subscriber, until its subscription ends', () => {
  const [first, second] = [jest.fn(), jest.fn()];
  const end = subscribeToTheme(first);
  subscribeToTheme(second);
  end();
  localStorage.setItem('theme', 'dark');
  window.dispatchEvent(new StorageEvent('storage'));
  expect(chosenTheme()).toBe('dark');
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalled();
});
