'use client';

import { MotionConfig, type TargetAndTransition } from 'framer-motion';
import * as m from 'framer-motion/m';
import { useEffectEvent, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { strings } from '@/data/strings';
import { easeOut, useMotionReady } from '../motion/motion-provider';
import { BottomBar, fade, TopBar } from './lightbox-bars';
import { LightboxImage, readImage } from './lightbox-image';
import { movementOf, placeOf } from './movement';
import { useSwipe } from './use-swipe';

/** How far the next image slides in, in CSS pixels. */
const SLIDE = 48;

interface LightboxProps {
  /** Links around the images of the page, in their order. */
  links: readonly HTMLAnchorElement[];
  clicked: HTMLAnchorElement;
  onClosed: () => void;
}

/**
 * Shows the images of the page as large as the window, one at a time. An image grows from the page into the lightbox,
 * and shrinks back.
 */
export function Lightbox({ links, clicked, onClosed }: LightboxProps) {
  const [images] = useState(() => links.map(readImage));
  const [index, setIndex] = useState(links.indexOf(clicked));
  const [isZoomed, setZoomed] = useState(false);
  const [isClosing, setClosing] = useState(false);
  const [movement, setMovement] = useState<TargetAndTransition>();
  const isAnimated = useMotionReady();
  const dialog = useRef<HTMLDialogElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const zoomButton = useRef<HTMLButtonElement>(null);
  const { thumbnail } = images[index]!;
  const shown = () => zoomButton.current!.children[index] as HTMLElement;

  const open = useEffectEvent(() => {
    dialog.current?.showModal();
    if (isAnimated) setMovement(movementOf(shown(), placeOf(thumbnail)));
  });
  useLayoutEffect(() => open(), []);

  // The image is here, and so not on the page behind.
  useLayoutEffect(() => {
    thumbnail.style.visibility = 'hidden';
    return () => void (thumbnail.style.visibility = '');
  }, [thumbnail]);

  function step(by: number) {
    if (!images[index + by]) return;
    setZoomed(false);
    setIndex(index + by);
    const from = `translateX(${by * onward * SLIDE}px)`;
    if (isAnimated) setMovement({ transform: [from, 'translateX(0px)'], opacity: [0, 1] });
  }

  /** Enlarges the image, or lets it fit again. What is under the pointer stays there. */
  function zoom({ detail: isByPointer, clientX, clientY }: MouseEvent) {
    const [x, y] = isByPointer ? [clientX, clientY] : [innerWidth / 2, innerHeight / 2];
    const from = shown().getBoundingClientRect();
    flushSync(() => setZoomed(!isZoomed));
    const to = shown().getBoundingClientRect();
    const scale = to.width / from.width;
    room.current?.scrollBy({
      left: to.left + (x - from.left) * scale - x,
      top: to.top + (y - from.top) * scale - y,
      behavior: 'instant',
    });
    if (isAnimated) setMovement(movementOf(shown(), from));
  }

  function close() {
    const from = shown().getBoundingClientRect();
    // It may be out of view on the page behind the lightbox.
    thumbnail.scrollIntoView({ behavior: 'instant', block: 'nearest' });
    if (!isAnimated) return finish();
    flushSync(() => {
      setZoomed(false);
      setClosing(true);
    });
    setMovement(movementOf(shown(), from, placeOf(thumbnail)));
  }

  function finish() {
    dialog.current?.close();
    // Before the next frame, which has the image on the page again.
    flushSync(onClosed);
  }

  const onward = document.dir === 'rtl' ? -1 : 1;
  // While an image is enlarged, keys and fingers scroll it.
  const stepSideways = (by: number) => !isZoomed && step(by * onward);
  const swipe = useSwipe(stepSideways);

  return (
    <MotionConfig transition={{ duration: 0.3, ease: easeOut }}>
      <dialog
        ref={dialog}
        className="opaque size-full max-h-full max-w-full overflow-hidden bg-transparent text-text"
        aria-label={strings.project.gallery}
        onCancel={(event) => {
          event.preventDefault();
          close();
        }}
        onClose={onClosed}
        onKeyDown={({ key }) => {
          if (key === 'ArrowLeft') stepSideways(-1);
          if (key === 'ArrowRight') stepSideways(1);
        }}
      >
        <m.div
          className="flex size-full flex-col"
          initial={isAnimated ? 'hidden' : 'shown'}
          animate={isClosing ? 'hidden' : 'shown'}
          onAnimationComplete={(variant) => {
            if (variant === 'hidden') finish();
          }}
        >
          <m.div variants={fade} className="absolute inset-0 -z-1 bg-bg" />
          <TopBar index={index} count={images.length} onClose={close} />
          <div
            ref={room}
            className={`relative flex min-h-0 flex-1 overscroll-contain [container-type:size] ${isZoomed ? 'overflow-auto' : ''}`}
            {...swipe}
          >
            <button
              ref={zoomButton}
              type="button"
              className={`m-auto flex-none ${isZoomed ? 'cursor-zoom-out' : 'cursor-zoom-in'}`}
              aria-pressed={isZoomed}
              onClick={zoom}
            >
              {images.map((image, at) => (
                <LightboxImage
                  key={at}
                  image={image}
                  isShown={at === index}
                  isZoomed={isZoomed}
                  movement={movement}
                />
              ))}
              <span className="sr-only">{strings.lightbox.zoom}</span>
            </button>
          </div>
          <BottomBar
            image={images[index]!}
            isFirst={index === 0}
            isLast={index === images.length - 1}
            onStep={step}
          />
        </m.div>
      </dialog>
    </MotionConfig>
  );
}
