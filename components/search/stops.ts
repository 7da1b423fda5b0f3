import type { KeyboardEvent } from 'react';

/** The attribute of elements between which the arrow keys move: the field, and the results. */
export const stop = { 'data-stop': '' };

/** Moves the focus to the next or the previous stop inside of the element that listens. */
export function moveByArrowKey(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')];
  const current = stops.findIndex((element) => element === document.activeElement);
  if (!step || current < 0) return;
  event.preventDefault();
  stops[current + step]?.focus();
}
