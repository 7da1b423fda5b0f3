/*
 * Answers the radio buttons of components/layout/theme-switch.tsx. Storage throws if the visitor blocks it:
 * the choice then lasts until the page is reloaded.
 */
import { applyStoredTheme, applyTheme } from './apply-theme';

const radios = () => document.querySelectorAll<HTMLInputElement>('.theme-choice input');

const check = () => {
  const { theme = 'system' } = document.documentElement.dataset;
  for (const radio of radios()) radio.checked = radio.value === theme;
};

const choose = (theme: string) => {
  applyTheme(theme);
  check();
  try {
    if (theme === 'system') localStorage.removeItem('theme');
    else localStorage.setItem('theme', theme);
  } catch {
    // It is not kept.
  }
};

applyStoredTheme();
check();
addEventListener('change', ({ target }) => {
  if ((target as Element).closest('.theme-choice')) choose((target as HTMLInputElement).value);
});
// React has set them anew.
addEventListener('hydrated', check);
