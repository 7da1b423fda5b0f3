import type { Ref } from 'react';
import { strings } from '@/data/strings';
import { buttonStyles } from '../ui/button-styles';
import { stop } from './stops';

interface SearchFieldProps {
  ref: Ref<HTMLInputElement>;
  /** The dialog that its button closes, also before hydration. */
  dialogId: string;
  onType: (query: string) => void;
  onClose: () => void;
}

/** The field of the search, and the button that closes it. */
export const SearchField = ({ ref, dialogId, onType, onClose }: SearchFieldProps) => (
  <div
    role="search"
    className="flex min-h-header items-center border-b border-line pe-3 ps-6 has-[input:focus-visible]:border-b-accent has-[input:focus-visible]:shadow-[inset_0_-1px_var(--accent)] forced-colors:has-[input:focus-visible]:outline-2 forced-colors:has-[input:focus-visible]:-outline-offset-2"
  >
    <input
      ref={ref}
      type="text"
      dir="auto"
      className="min-h-12 min-w-0 flex-1 font-display text-title outline-none placeholder:text-muted placeholder:opacity-100"
      maxLength={100}
      autoFocus
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="search"
      aria-label={strings.search.field}
      placeholder={strings.search.placeholder}
      onChange={(event) => onType(event.target.value)}
      {...stop}
    />
    <button
      type="button"
      className={buttonStyles.ghost}
      popoverTarget={dialogId}
      popoverTargetAction="hide"
      onClick={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {strings.search.close}
    </button>
  </div>
);
