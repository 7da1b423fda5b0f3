import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Shows a `<dialog popover>` as a modal dialog. One that is open when React takes over becomes modal, and keeps the
 * focus.
 * @param onOpen called if the dialog is already open when React takes over
 * @param closesItself whether the dialog closes itself, after its animation
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
