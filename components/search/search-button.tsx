import { strings } from '@/data/strings';
import { SearchIcon } from '../ui/line-icons';

interface SearchButtonProps {
  /** The dialog that it opens, also before hydration. */
  dialogId: string;
  keyShortcuts: string | undefined;
  onOpen: () => void;
}

/** The button that opens the search. At a very large text size, it leaves room for the name and the menu. */
export const SearchButton = ({ dialogId, keyShortcuts, onOpen }: SearchButtonProps) => (
  <button
    type="button"
    className="grid h-12 w-[min(2.5rem,11vw)] flex-none place-items-center rounded-small hover:text-accent noscript:invisible"
    aria-label={strings.search.label}
    aria-haspopup="dialog"
    aria-keyshortcuts={keyShortcuts}
    popoverTarget={dialogId}
    onClick={(event) => {
      event.preventDefault();
      onOpen();
    }}
  >
    <SearchIcon className="size-6 max-w-full" />
  </button>
);
