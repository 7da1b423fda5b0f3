import { useEffect, useRef, useState } from 'react';

/**
 * Shows a `<dialog popover>` as a modal dialog while it is open. Until React is there, its button opens it
 * as a popover: one that is open by then becomes modal and stays as it is.
 * @param isOpen whether the dialog is to be open
 * @param setOpen is called with what the visitor does: the browser may close a dialog, too
 * @returns `dialog`, for the element; `close`, which ends what `isOpen` only announces, so that the
 *   dialog can animate before; and `isReady`, true once the dialog is React's
 */
export function useModal(isOpen: boolean, setOpen: (open: boolean) => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    const element = dialog.current;
    // Older browsers do not know the selector: https://caniuse.com/mdn-api_htmlelement_popover
    if ('popover' in HTMLElement.prototype && element?.matches(':popover-open')) {
      const focused = document.activeElement;
      element.hidePopover();
      element.showModal();
      if (focused instanceof HTMLElement && element.contains(focused)) focused.focus();
      setOpen(true);
    }
    setReady(true);
  }, [setOpen]);

  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
  }, [isOpen]);

  return { dialog, isReady, close: () => dialog.current?.close() };
}
