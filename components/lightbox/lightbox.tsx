'use client';

import { MotionConfig } from 'framer-motion';
import * as m from 'framer-motion/m';
import { useEffectEvent, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { strings } from '@/data/strings';
import { easeOut } from '../motion/motion-provider';
import { BottomBar, fade, TopBar } from './lightbox-bars';
import { LightboxImage, readImage, type PageImage } from './lightbox-image';
import { placeOf, useMovement } from './use-movement';
import { useRoom } from './use-room';

interface LightboxProps {
  /** Links around the images of the page, in their order. */
  links: readonly HTMLAnchorElement[];
  clicked: HTMLAnchorElement;
  onClosed: () => void;
}

/** The smallest space beside an image, in CSS pixels. */
const EDGE = 16;

/** How many times a click enlarges an image. */
const ZOOM = 2;

/** How far an arrow key moves an enlarged image, in CSS pixels. */
const PAN = 200;

/**
 * Shows the images of the page as large as the window, one at a time. An image grows from the page into the lightbox,
 * and shrinks back.
 */
export function Lightbox({ links, clicked, onClosed }: LightboxProps) {
  const [images] = useState(() => links.map(readImage));
  const [index, setIndex] = useState(links.indexOf(clicked));
  const [isZoomed, setZoomed] = useState(false);
  const [isClosing, setClosing] = useState(false);
  const { movement, move, slideIn, isAnimated } = useMovement();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const { room, width, height, listeners } = useRoom(
    (by) => !isZoomed && show(index + by * onward),
  );

  const thumbnail = links[index]?.querySelector('img');
  const shown = () => room.current?.children[index] as HTMLElement | undefined;
  const onward = document.dir === 'rtl' ? -1 : 1;
  const keys: Record<string, () => void> = isZoomed
    ? {
        ArrowLeft: () => pan(-PAN, 0),
        ArrowRight: () => pan(PAN, 0),
        ArrowUp: () => pan(0, -PAN),
        ArrowDown: () => pan(0, PAN),
      }
    : {
        ArrowLeft: () => show(index - onward),
        ArrowRight: () => show(index + onward),
        Home: () => show(0),
        End: () => show(images.length - 1),
      };

  const grow = useEffectEvent(() => {
    const image = shown();
    if (image && thumbnail) move(image, placeOf(thumbnail));
  });
  const isMeasured = width > 0;
  useLayoutEffect(() => {
    if (isMeasured) grow();
  }, [isMeasured]);

  // The image is here, and so not on the page behind.
  useLayoutEffect(() => {
    if (!thumbnail) return;
    thumbnail.style.visibility = 'hidden';
    return () => void (thumbnail.style.visibility = '');
  }, [thumbnail]);

  function show(next: number) {
    if (!images[next] || next === index) return;
    setZoomed(false);
    setIndex(next);
    slideIn(next > index ? onward : -onward);
  }

  const pan = (left: number, top: number) =>
    room.current?.scrollBy({ left, top, behavior: 'instant' });

  /** Enlarges the image, or lets it fit again. What is under the pointer stays there. */
  function zoom(event?: MouseEvent) {
    const image = shown();
    if (!image) return;
    const from = image.getBoundingClientRect();
    flushSync(() => setZoomed(!isZoomed));
    const to = image.getBoundingClientRect();
    const scale = to.width / from.width;
    const { clientX = innerWidth / 2, clientY = innerHeight / 2 } = event ?? {};
    pan(
      to.left + (clientX - from.left) * scale - clientX,
      to.top + (clientY - from.top) * scale - clientY,
    );
    move(image, from);
  }

  function close() {
    const image = shown();
    const from = image?.getBoundingClientRect();
    // It may be out of view on the page behind the lightbox.
    thumbnail?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
    if (!isAnimated || !image || !from || !thumbnail) return finish();
    flushSync(() => {
      setZoomed(false);
      setClosing(true);
    });
    move(image, from, placeOf(thumbnail));
  }

  function finish() {
    dialog.current?.close();
    // Before the next frame, which has the image on the page again.
    flushSync(onClosed);
  }

  const fittingWidth = (image: PageImage) =>
    Math.min(image.width, width - 2 * EDGE, (height / image.height) * image.width);

  return (
    <MotionConfig transition={{ duration: 0.3, ease: easeOut }}>
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
          className="flex size-full flex-col"
          initial={isAnimated ? 'hidden' : 'shown'}
          animate={isClosing ? 'hidden' : 'shown'}
          onAnimationComplete={(variant) => {
            if (variant === 'hidden') finish();
          }}
        >
          <m.div variants={fade} className="absolute inset-0 -z-1 bg-bg" />
          <TopBar
            index={index}
            count={images.length}
            isZoomed={isZoomed}
            onZoom={() => zoom()}
            onClose={close}
          />
          <div
            ref={room}
            className={`flex min-h-0 flex-1 overscroll-contain ${isZoomed ? 'overflow-auto' : ''}`}
            {...listeners}
          >
            {images.map((image, at) => (
              <LightboxImage
                key={at}
                image={image}
                width={fittingWidth(image) * (isZoomed ? ZOOM : 1)}
                isShown={at === index}
                isZoomed={isZoomed}
                movement={movement}
                onClick={zoom}
              />
            ))}
          </div>
          <BottomBar
            image={images[index]!}
            isFirst={index === 0}
            isLast={index === images.length - 1}
            onStep={(by) => show(index + by)}
          />
        </m.div>
      </dialog>
    </MotionConfig>
  );
}
