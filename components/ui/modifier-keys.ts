import type { MouseEvent } from 'react';

/** Whether a click on a link opens another tab or window, or downloads, instead of going to the page. */
export const hasModifierKey = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
