'use client';

import * as m from 'framer-motion/m';
import { useState } from 'react';
import { strings } from '@/data/strings';
import { StepBar, TopBar } from './lightbox-bars';
import { LightboxStrip } from './lightbox-strip';
import { MovingImage, transition } from './moving-image';
import { imageIn, readImage } from './read-image';
import { useMovement } from './use-movement';
import { useStrip } from './use-strip';
import { useZoom } from './use-zoom';

interface LightboxProps {
  /** Links around the images of the page, in their order. */
  links: readonly HTMLAnchorElement[];
  clicked: HTMLAnchorElement;
  onClosed: () => void;
}

/**
 * Shows the images of the page as large as the window, in a strip that snaps to one at a time. An image grows from
 * the page into the lightbox, and shrinks back.
 */
export function Lightbox({ links, clicked, onClosed }: LightboxProps) {
  const [images] = useState(() => links.map(readImage));
  const strip = useStrip(links.indexOf(clicked));
  const { list, index } = strip;
  const { dialog, isAnimated, isClosing, moving, move, onArrived, close } = useMovement({
    link: links[index],
    index,
    onClosed,
  });
  const zoom = useZoom(move);
  const keys: Record<string, () => void> = zoom.zoomedWidth ? zoom.keys : strip.keys;

  function zoomOrShrink(event?: { clientX: number; clientY: number }) {
    const image = imageIn(list.current?.children[index]);
    if (image && !moving) zoom.toggle(image, event);
  }

  function step(by: number) {
    zoom.end();
    strip.step(by);
  }

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
        <LightboxStrip
          ref={list}
          images={images}
          index={index}
          zoomedWidth={zoom.zoomedWidth}
          isAway={moving !== undefined}
          onZoom={zoomOrShrink}
          {...strip.listeners}
        />
        {images.length > 1 && <StepBar index={index} count={images.length} onStep={step} />}
      </m.div>
      {moving && <MovingImage movement={moving} onArrived={onArrived} />}
    </dialog>
  );
}
