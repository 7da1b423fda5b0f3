import { useLayoutEffect, useRef, useState } from 'react';
import { useMotionReady } from '../motion/motion-provider';
import { movement, boundsOf, type Movement } from './moving-image';
import { imageIn } from './read-image';

interface MovementOptions {
  /** The link on the page around the image that is shown. */
  link: HTMLAnchorElement | undefined;
  /** Its index in the list of images. */
  index: number;
  onClosed: () => void;
}

/**
 * Shows the lightbox as a modal dialog. The image grows from the page into the lightbox, and shrinks back.
 * @returns `dialog`, its ref; `isAnimated` and `isClosing`; `moving`, the image on its way; `move`; `onArrived`, for its
 *   arrival; and `close`
 */
export function useMovement({ link, index, onClosed }: MovementOptions) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [moving, setMoving] = useState<Movement>();
  const [isClosing, setClosing] = useState(false);
  const isAnimated = useMotionReady();

  useLayoutEffect(() => {
    if (!dialog.current || dialog.current.open) return;
    dialog.current.showModal();
    const item = dialog.current.querySelectorAll('li')[index];
    item?.scrollIntoView({ behavior: 'instant', inline: 'center' });
    const [small, large] = [imageIn(link), imageIn(item)];
    if (isAnimated && small && large) setMoving(movement(small, boundsOf(large)));
  }, [link, index, isAnimated]);

  // The image is here, and so not on the page behind.
  useLayoutEffect(() => {
    const image = imageIn(link);
    if (!image) return;
    image.style.visibility = 'hidden';
    return () => void (image.style.visibility = '');
  }, [link]);

  function close() {
    // The image may be out of view on the page behind the lightbox.
    link?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
    const [small, large] = [imageIn(link), imageIn(dialog.current?.querySelectorAll('li')[index])];
    if (!isAnimated || !small || !large) return finish();
    setClosing(true);
    const to = boundsOf(small);
    // On its way here, it turns back from where it is.
    setMoving(moving ? { ...moving, to } : movement(large, to));
  }

  function finish() {
    const image = imageIn(link);
    if (image) image.style.visibility = '';
    dialog.current?.close();
    onClosed();
  }

  return {
    dialog,
    isAnimated,
    isClosing,
    moving,
    move: (movement: Movement) => isAnimated && setMoving(movement),
    onArrived: () => (isClosing ? finish() : setMoving(undefined)),
    close,
  };
}
