import { strings } from '@/data/strings';
import { Strokes } from '../ui/strokes';

/** The themes a visitor can choose, with the paths of their icons; `system` follows the device. */
const themes = {
  system: 'M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM8 21h8M12 17v4',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M6.3 17.7l-1.4 1.4M19.1 4.9l-1.4 1.4',
  dark: 'M12 3a6 6 0 0 0 9 9 9 9 0 1 1-9-9z',
};

/**
 * Lets the visitor choose the theme. lib/enhance/theme.ts does it; without script the switch is hidden,
 * and the device decides.
 * @param props.name of this group of radio buttons; each switch on a page needs its own
 */
export const ThemeSwitch = ({ name }: { name: string }) => (
  <fieldset className="flex w-max rounded-full border border-line p-1 noscript:hidden">
    <legend className="sr-only">{strings.layout.theme}</legend>
    {(Object.keys(themes) as (keyof typeof themes)[]).map((choice) => (
      <label
        key={choice}
        title={strings.layout.themeTitle(strings.layout.themes[choice])}
        className="theme-choice"
        data-choice={choice}
      >
        <input type="radio" className="sr-only" name={name} value={choice} />
        <Strokes d={themes[choice]} />
        <span className="sr-only">{strings.layout.themes[choice]}</span>
      </label>
    ))}
  </fieldset>
);
