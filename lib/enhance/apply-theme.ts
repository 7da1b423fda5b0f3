/**
 * Shows the page in a theme.
 * @param theme `light` or `dark`; anything else follows the device
 */
export function applyTheme(theme: string | null): void {
  const { dataset } = document.documentElement;
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  else delete dataset.theme;
}

/** Applies the visitor's last choice. Reading it throws if the visitor blocks storage. */
export function applyStoredTheme(): void {
  try {
    applyTheme(localStorage.getItem('theme'));
  } catch {
    // The page follows the device.
  }
}
