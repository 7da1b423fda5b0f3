import { useEffect, type RefObject } from 'react';

/**
 * Opens a dialog as a modal one when it appears. The browser does focus, Escape and giving focus
 * back; a click on the page behind closes it too, and so does going back or forward. A pointer that
 * was pressed in the dialog, to mark text, may be let go anywhere.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    let isPressedOutside = false;
    const isOutside = ({ target, clientX, clientY }: MouseEvent) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isWithin = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
      return target === element && !isWithin;
    };
    const onPointerDown = (event: PointerEvent) => {
      isPressedOutside = isOutside(event);
    };
    const onClick = (event: MouseEvent) => {
      if (isPressedOutside && isOutside(event)) element.close();
    };
    const onPopState = () => element.close();
    element.showModal();
    element.addEventListener('pointerdown', onPointerDown);
    element.addEventListener('click', onClick);
    window.addEventListener('popstate', onPopState);
    return () => {
      element.removeEventListener('pointerdown', onPointerDown);
      element.removeEventListener('click', onClick);
      window.removeEventListener('popstate', onPopState);
    };
  }, [dialog]);
}
