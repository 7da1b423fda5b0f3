import { useEffect, type RefObject } from 'react';

/**
 * Opens a dialog as a modal one when it appears. The browser does focus, Escape and giving focus
 * back; a click on the backdrop closes it too.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    const onClick = ({ target }: MouseEvent) => {
      if (target === element) element.close();
    };
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  }, [dialog]);
}
