'use client';

import { useSyncExternalStore } from 'react';
import { LuMonitor, LuMoon, LuSun } from 'react-icons/lu';
import { strings } from '@/data/strings';
import { chooseTheme, chosenTheme, subscribeToTheme, themes } from './theme';

const icons = {
  system: <LuMonitor aria-hidden="true" />,
  light: <LuSun aria-hidden="true" />,
  dark: <LuMoon aria-hidden="true" />,
};

/**
 * Lets the visitor choose the theme. The HTML checks no radio button. If the visitor checks one before hydration, CSS
 * applies it.
 * @param props.name name of the group of radio buttons; each switch on a page needs its own
 */
export function ThemeSwitch({ name }: { name: string }) {
  const chosen = useSyncExternalStore(subscribeToTheme, chosenTheme, () => undefined);
  return (
    // Autocomplete would restore the radio button of an earlier visit, as if the visitor had just checked it:
    // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofilling-form-controls:-the-autocomplete-attribute
    // With the method `dialog`, Enter does not submit the form.
    <form method="dialog" autoComplete="off">
      <fieldset className="flex w-max rounded-full border border-line p-1">
        <legend className="sr-only">{strings.layout.theme}</legend>
        {themes.map((theme) => (
          <label
            key={theme}
            title={strings.layout.themes[theme]}
            className="theme-choice grid size-8 cursor-pointer place-items-center rounded-full text-muted hover:text-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent relative"
          >
            <input
              // After Back, WebKit resets forms without autocomplete to their defaults, so the choice is the default.
              ref={(radio) => {
                if (radio) radio.defaultChecked = theme === chosen;
              }}
              type="radio"
              className="sr-only"
              name={name}
              value={theme}
              checked={theme === chosen}
              onChange={() => chooseTheme(theme)}
              data-theme-choice=""
            />
            {icons[theme]}
            <span className="sr-only">{strings.layout.themes[theme]}</span>
          </label>
        ))}
      </fieldset>
    </form>
  );
}
