import { strings } from '@/data/strings';
import { Strokes } from '../ui/strokes';

/** Opens the search (lib/enhance/search.ts). Without script it is invisible. */
export const SearchButton = () => (
  <button
    type="button"
    className="search-button"
    aria-label={strings.search.label}
    aria-haspopup="dialog"
    suppressHydrationWarning
  >
    <Strokes d="M11 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM21 21l-4.3-4.3" className="size-6" />
  </button>
);
