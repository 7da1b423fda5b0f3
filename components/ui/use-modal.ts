import { useEffect, useEffectEvent, useRef } from 'react';

interface ModalOptions {
  /** Called if the dialog is already open when React takes over. */
  onTakeOver: () => void;
  /** Called after the dialog was shown, except when React takes it over. */
  onShow?: () => void;
  /** Whether the dialog closes itself, after its animation. */
  closesItself?: boolean;
}

/**
 * Shows a `<dialog popover>` as a modal dialog. One that is open when React takes over becomes modal, and keeps the
 * focus and the caret.
 */
export function useModal(isOpen: boolean, { onTakeOver, onShow, closesItself }: ModalOptions) {
  const dialog = useRef<HTMLDialogElement>(null);

  const makeModal = useEffectEvent(() => {
    const element = dialog.current;
    // Older browsers lack the selector: https://caniuse.com/mdn-api_htmlelement_popover
    if (!('popover' in HTMLElement.prototype) || !element?.matches(':popover-open')) return;
    const restoreFocus = keepFocus();
    element.hidePopover();
    element.showModal();
    restoreFocus();
    onTakeOver();
  });
  useEffect(() => makeModal(), []);

  const show = useEffectEvent(() => {
    if (dialog.current?.open) return;
    dialog.current?.showModal();
    onShow?.();
  });
  const close = useEffectEvent(() => {
    if (!closesItself) dialog.current?.close();
  });
  useEffect(() => {
    if (!isOpen) return;
    show();
    return () => close();
  }, [isOpen]);

  return dialog;
}

/**
 * Remembers the focused element, and the caret in it, which WebKit moves to the start of a field that gets the focus.
 * @returns a function that restores both
 */
function keepFocus(): () => void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement)) return () => undefined;
  const field = focused instanceof HTMLInputElement ? focused : undefined;
  const { selectionStart = null, selectionEnd = null } = field ?? {};
  return () => {
    focused.focus();
    // Only fields of text have a caret.
    if (selectionStart !== null) field?.setSelectionRange(selectionStart, selectionEnd);
  };
}
