import { useState } from 'react';
import { search as words } from '@/lib/site/words';
import { hasSlashShortcut, setSlashShortcut } from '@/lib/search/shortcut';

/** Lets the visitor turn the shortcut `/` off. CSS hides it on devices without a keyboard. */
export function ShortcutChoice() {
  const [isOn, setOn] = useState(hasSlashShortcut);
  return (
    <label className="search-shortcut mt-auto flex items-center gap-2 border-t border-line px-6 py-3 font-mono text-caption/[1.7] text-muted [@media(hover:none)]:hidden">
      <input
        type="checkbox"
        className="size-5 accent-accent-solid"
        checked={isOn}
        onChange={({ target }) => {
          setOn(target.checked);
          setSlashShortcut(target.checked);
        }}
      />
      {words.shortcut} <kbd className="rounded-small border border-edge px-[0.5em]">/</kbd>
    </label>
  );
}
