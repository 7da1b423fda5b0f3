import type { ReactNode } from 'react';
import { fill } from '@/lib/site/fill';
import { layout } from '@/lib/site/words';

/** The themes a visitor can choose; `system` follows the device. */
const themes = ['system', 'light', 'dark'] as const;

interface ThemeSwitchProps {
  /** Name of this group of radio buttons; each switch on a page needs its own. */
  name: string;
  icons: Record<(typeof themes)[number], ReactNode>;
}

/**
 * Lets the visitor choose the theme. lib/enhance/theme.ts does it; without script the switch is hidden,
 * and the device decides.
 */
export const ThemeSwitch = ({ name, icons }: ThemeSwitchProps) => (
  <fieldset className="theme-switch w-max rounded-full border border-line p-1">
    <legend className="sr-only">{layout.theme}</legend>
    {themes.map((choice) => (
      <label
        key={choice}
        title={fill(layout.themeTitle, { theme: layout.themes[choice] })}
        className="theme-choice"
        data-choice={choice}
      >
        <input type="radio" className="sr-only" name={name} value={choice} />
        {icons[choice]}
        <span className="sr-only">{layout.themes[choice]}</span>
      </label>
    ))}
  </fieldset>
);
