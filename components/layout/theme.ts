/** The choices of a visitor; `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const;

export type ThemeChoice = (typeof themes)[number];

const KEY = 'theme';
const listeners = new Set<() => void>();

/** The visitor's choice. */
export const chosenTheme = (): ThemeChoice => asChoice(document.documentElement.dataset.theme);

/** Applies a theme, and stores the choice for later visits. */
export function chooseTheme(theme: ThemeChoice): void {
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // It holds for this visit.
  }
  showTheme(theme);
}

/**
 * Calls a function whenever the choice changes, also in another tab. Applies a radio button that was checked before
 * hydration.
 * @returns a function that ends the subscription
 */
export function subscribeToTheme(listener: () => void): () => void {
  const checked = document.querySelector<HTMLInputElement>('[data-theme-choice]:checked');
  if (checked) chooseTheme(asChoice(checked.value));
  else showBarColor(chosenTheme());
  listeners.add(listener);
  // A function of its own, because the events of other subscribers go on when this one ends.
  const onChange = () => showStoredTheme();
  addEventListener('storage', onChange);
  addEventListener('pageshow', onChange);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onChange);
    removeEventListener('pageshow', onChange);
  };
}

function showTheme(theme: ThemeChoice) {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  showBarColor(theme);
  for (const listener of listeners) listener();
}

/** Lets the bar of a browser on a phone follow the theme: app/layout.tsx has a colour for each. */
function showBarColor(theme: ThemeChoice) {
  const colors = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  // A site with one theme has one colour.
  if (colors.length < 2) return;
  for (const [index, scheme] of (['light', 'dark'] as const).entries()) {
    const followed = `(prefers-color-scheme: ${scheme})`;
    const media = theme === scheme ? 'all' : 'not all';
    colors[index]?.setAttribute('media', theme === 'system' ? followed : media);
  }
}

/** Applies the theme that is stored. */
export function showStoredTheme() {
  try {
    showTheme(asChoice(localStorage.getItem(KEY)));
  } catch {
    // The visitor blocks storage.
  }
}

const asChoice = (value: string | null | undefined) =>
  themes.find((theme) => theme === value) ?? 'system';

/** Its source becomes an inline script, so it must not use anything outside. Blocked storage throws. */
function setStoredTheme(key: string) {
  try {
    const theme = localStorage.getItem(key);
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {}
}

/** The inline script that sets the stored theme before the first paint. Bundlers drop a function that is not called. */
export const themeScript = () => `(${setStoredTheme.toString()})('${KEY}')`;
