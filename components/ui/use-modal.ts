import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Shows a `<dialog popover>` as a modal dialog. Before hydration, its button opens it as a popover. If it is open
 * when React takes over, it becomes modal, and keeps the focus.
 * @param isOpen whether the dialog should be open
 * @param onOpen called if the dialog is already open when React takes over
 * @param closesItself whether the dialog closes itself, after its animation
 * @returns the ref of the dialog
 */
export function useModal(isOpen: boolean, onOpen: () => void, closesItself = false) {
  const dialog = useRef<HTMLDialogElement>(null);

  const makeModal = useEffectEvent(() => {
    const element = dialog.current;
    // Older browsers lack the selector: https://caniuse.com/mdn-api_htmlelement_popover
    if (!('popover' in HTMLElement.prototype) || !element?.matches(':popover-open')) return;
    const focused = document.activeElement;
    element.hidePopover();
    element.showModal();
    if (focused instanceof HTMLElement && element.contains(focused)) focused.focus();
    onOpen();
  });
  useEffect(() => makeModal(), []);

  const close = useEffectEvent(() => {
    if (!closesItself) dialog.current?.close();
  });
  useEffect(() => {
    if (!isOpen) return;
    if (!dialog.current?.open) dialog.current?.showModal();
    return () => close();
  }, [isOpen]);

  return dialog;
}
