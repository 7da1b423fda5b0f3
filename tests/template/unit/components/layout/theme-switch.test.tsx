import { act, render, screen } from '@testing-library/react';
import { ThemeSwitch } from '@/components/layout/theme-switch';
import { strings } from '@/data/strings';

it('follows a choice made on another page while this one was in the back/forward cache', () => {
  render(<ThemeSwitch name="theme" />);
  localStorage.setItem('theme', 'dark');
  act(() => void dispatchEvent(new Event('pageshow')));
  expect(screen.getByRole('radio', { name: strings.layout.themes.dark })).toBeChecked();
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
});
