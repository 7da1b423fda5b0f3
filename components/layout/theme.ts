/** The themes a visitor can choose; `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** Key of the choice in localStorage. */
export const THEME_KEY = 'theme';

/**
 * Applies the chosen theme in the head, before the first paint, so that no other theme flashes.
 * Reading localStorage throws if the visitor blocks it.
 */
export const themeScript = `try{var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;

/** The chosen theme, read from the document's `data-theme`. */
export function currentTheme(): Theme {
  const theme = document.documentElement.dataset.theme;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Applies a theme and stores the choice if the browser allows it. */
export function chooseTheme(theme: Theme) {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage is blocked: the choice lasts until the page is reloaded.
  }
  window.dispatchEvent(new Event('themechange'));
}
