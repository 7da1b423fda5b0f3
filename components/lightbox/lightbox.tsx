'use client';

import * as m from 'framer-motion/m';
import { useLayoutEffect, useRef, useState } from 'react';
import { strings } from '@/data/strings';
import { useMotionReady } from '../motion/motion-provider';
import { StepBar, TopBar } from './lightbox-bars';
import { LightboxItem } from './lightbox-item';
import { movement, MovingImage, placeOf, transition, type Movement } from './moving-image';
import { imageIn, readImage } from './read-image';
import { useStrip } from './use-strip';
import { useZoom } from './use-zoom';

interface LightboxProps {
  /** Links around the images of the page, in their order. */
  links: readonly HTMLAnchorElement[];
  clicked: HTMLAnchorElement;
  onClosed: () => void;
}

/**
 * Shows the images of the page as large as the window, in a strip that snaps to one at a time. An image moves from its
 * place on the page to its place here, and back.
 */
export function Lightbox({ links, clicked, onClosed }: LightboxProps) {
  const [images] = useState(() => links.map(readImage));
  const [moving, setMoving] = useState<Movement>();
  const [isClosing, setClosing] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const isAnimated = useMotionReady();
  const { list, index, show, step, listeners } = useStrip(links.indexOf(clicked));
  const zoom = useZoom((zooming) => isAnimated && setMoving(zooming));
  const link = links[index];
  const shownImage = () => imageIn(list.current?.children[index]);

  useLayoutEffect(() => {
    if (!dialog.current || dialog.current.open) return;
    dialog.current.showModal();
    const item = list.current?.children[links.indexOf(clicked)];
    item?.scrollIntoView({ behavior: 'instant', inline: 'center' });
    const [small, large] = [imageIn(clicked), imageIn(item)];
    if (isAnimated && small && large) setMoving(movement(small, placeOf(large)));
  }, [links, clicked, list, isAnimated]);

  // An image is in one place: here, and not on the page behind.
  useLayoutEffect(() => {
    const image = imageIn(link);
    if (!image) return;
    image.style.visibility = 'hidden';
    return () => void (image.style.visibility = '');
  }, [link]);

  function close() {
    // The image may be out of view on the page behind the lightbox.
    link?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
    const [small, large] = [imageIn(link), shownImage()];
    if (!isAnimated || !small || !large) return finish();
    setClosing(true);
    const to = placeOf(small);
    // On its way here, it turns back from where it is.
    setMoving(moving ? { ...moving, to } : movement(large, to));
  }

  function finish() {
    const image = imageIn(link);
    if (image) image.style.visibility = '';
    dialog.current?.close();
    onClosed();
  }

  function zoomOrShrink(event?: { clientX: number; clientY: number }) {
    const image = shownImage();
    if (image && !moving) zoom.toggle(image, event);
  }

  const stepKeys = {
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    Home: () => show(0),
    End: () => show(links.length - 1),
  };
  const keys: Record<string, () => void> = zoom.zoomedWidth ? zoom.keys : stepKeys;

  return (
    <dialog
      ref={dialog}
      className="opaque size-full max-h-full max-w-full overflow-hidden bg-transparent text-text"
      aria-label={strings.lightbox.label}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={onClosed}
      onKeyDown={({ key }) => keys[key]?.()}
    >
      <m.div
        className="flex size-full flex-col bg-bg"
        initial={{ opacity: isAnimated ? 0 : 1 }}
        animate={{ opacity: isClosing ? 0 : 1 }}
        transition={transition}
      >
        <TopBar
          index={index}
          count={images.length}
          isZoomed={zoom.zoomedWidth !== undefined}
          onZoom={() => zoomOrShrink()}
          onClose={close}
        />
        <ul
          ref={list}
          role="list"
          className={`flex min-h-0 flex-1 snap-x snap-mandatory overflow-y-hidden overscroll-x-contain [scrollbar-width:none] ${zoom.zoomedWidth ? 'overflow-x-hidden' : 'overflow-x-auto'}`}
          {...listeners}
        >
          {images.map((image, at) => (
            <LightboxItem
              key={at}
              image={image}
              isShown={at === index}
              zoomedWidth={at === index ? zoom.zoomedWidth : undefined}
              isAway={at === index && moving !== undefined}
              onZoom={zoomOrShrink}
            />
          ))}
        </ul>
        {images.length > 1 && (
          <StepBar
            index={index}
            count={images.length}
            onStep={(by) => {
              zoom.end();
              step(by);
            }}
          />
        )}
      </m.div>
      {moving && (
        <MovingImage
          movement={moving}
          onArrived={() => (isClosing ? finish() : setMoving(undefined))}
        />
      )}
    </dialog>
  );
}
