import { useEffect, type RefObject } from 'react';

/** What the arrow keys go through, from the first to the last. */
const STOPS = 'input[type="text"], .search-result a, .search-more';

/** Lets the up and down arrows go from the field through the results and back. */
export function useArrowKeys(dialog: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const element = dialog.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!element || !step || event.isComposing) return;
      const stops = [...element.querySelectorAll<HTMLElement>(STOPS)];
      const at = stops.findIndex((stop) => stop === document.activeElement);
      if (at < 0) return;
      event.preventDefault();
      stops[Math.min(stops.length - 1, Math.max(0, at + step))]?.focus();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [dialog]);
}
