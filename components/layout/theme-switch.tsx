'use client';

import { useSyncExternalStore } from 'react';
import { strings } from '@/data/strings';
import { LineIcon } from '../ui/line-icon';
import { chooseTheme, chosenTheme, subscribeToTheme, themes } from './theme';

const icons = {
  system: 'M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM8 21h8M12 17v4',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M6.3 17.7l-1.4 1.4M19.1 4.9l-1.4 1.4',
  dark: 'M12 3a6 6 0 0 0 9 9 9 9 0 1 1-9-9z',
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
            title={strings.layout.themeTitle(strings.layout.themes[theme])}
            className="theme-choice grid size-8 cursor-pointer place-items-center rounded-full text-muted hover:text-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent relative"
          >
            <input
              // After Back, WebKit resets forms without autocomplete, so the choice is also what they are reset to.
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
            <LineIcon d={icons[theme]} />
            <span className="sr-only">{strings.layout.themes[theme]}</span>
          </label>
        ))}
      </fieldset>
    </form>
  );
}
