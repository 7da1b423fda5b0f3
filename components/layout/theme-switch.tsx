'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import { fill } from '@/lib/site/fill';
import { layout } from '@/lib/site/words';
import { chooseTheme, currentTheme, themes, type Theme } from './theme';

interface ThemeSwitchProps {
  /** Name of this group of radio buttons; each switch on a page needs its own. */
  name: string;
  icons: Record<Theme, ReactNode>;
}

/** Lets the visitor choose the theme. Without script it is hidden, and the device decides. */
export function ThemeSwitch({ name, icons }: ThemeSwitchProps) {
  const theme = useSyncExternalStore(subscribe, currentTheme, () => 'system' as const);
  return (
    <fieldset className="theme-switch flex w-max rounded-full border border-line p-1">
      <legend className="sr-only">{layout.theme}</legend>
      {themes.map((choice) => (
        <label
          key={choice}
          title={fill(layout.themeTitle, { theme: layout.themes[choice] })}
          className="theme-choice"
          data-choice={choice}
        >
          <input
            type="radio"
            className="sr-only"
            name={name}
            value={choice}
            checked={theme === choice}
            onChange={() => chooseTheme(choice)}
          />
          {icons[choice]}
          <span className="sr-only">{layout.themes[choice]}</span>
        </label>
      ))}
    </fieldset>
  );
}

function subscribe(onChange: () => void) {
  window.addEventListener('themechange', onChange);
  return () => window.removeEventListener('themechange', onChange);
}
