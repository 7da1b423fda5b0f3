import { useState } from 'react';
import { search as words } from '@/lib/site/words';
import { hasSlashShortcut, setSlashShortcut } from '@/lib/search/shortcut';

/** Lets the visitor turn the shortcut `/` off. CSS hides it on devices without a keyboard. */
export function ShortcutChoice() {
  const [isOn, setOn] = useState(hasSlashShortcut);
  return (
    <label className="search-shortcut">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          setOn(target.checked);
          setSlashShortcut(target.checked);
        }}
      />
      {words.shortcut} <kbd>/</kbd>
    </label>
  );
}
