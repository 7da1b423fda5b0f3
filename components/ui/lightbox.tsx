'use client';

import * as m from 'framer-motion/m';
import { useLayoutEffect, useRef, useState } from 'react';
import { strings } from '@/data/strings';
import { easeOut, useMotionReady } from '../motion/motion-provider';
import { buttonStyles } from './button-styles';
import { ArrowLeft, ArrowRight, CloseIcon } from './line-icon';
import { ResponsiveImage } from './responsive-image';

interface LightboxProps {
  /** Links around the images of the page, in their order. */
  links: readonly HTMLAnchorElement[];
  clicked: HTMLAnchorElement;
  onClosed: () => void;
}

/** An image that moves between its place on the page and its place in the lightbox. */
interface Moving {
  src: string;
  from: DOMRect;
  to: DOMRect;
  /** Width in CSS pixels, which `from` and `to` scale. */
  width: number;
  isClosing: boolean;
}

/** Shows the images of the page as large as the window, in a strip that snaps to one at a time. */
export function Lightbox({ links, clicked, onClosed }: LightboxProps) {
  const [images] = useState(() => links.map(readImage));
  const [index, setIndex] = useState(links.indexOf(clicked));
  const [moving, setMoving] = useState<Moving>();
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  /** The image chosen by a button or key, until the strip has scrolled to it. */
  const wanted = useRef<number>(undefined);
  const isAnimated = useMotionReady();

  useLayoutEffect(() => {
    if (!dialog.current || !strip.current || dialog.current.open) return;
    dialog.current.showModal();
    const item = strip.current.children[links.indexOf(clicked)];
    item?.scrollIntoView({ behavior: 'instant', inline: 'center' });
    const [from, to] = [imageIn(clicked), imageIn(item)];
    if (isAnimated && from && to) setMoving(move(from, to));
  }, [links, clicked, isAnimated]);

  function close() {
    const link = links[index];
    // The image may be out of view on the page behind the lightbox.
    link?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
    const [from, to] = [imageIn(strip.current?.children[index]), imageIn(link)];
    if (isAnimated && from && to) setMoving({ ...move(from, to), isClosing: true });
    else finish();
  }

  function finish() {
    dialog.current?.close();
    onClosed();
  }

  function show(next: number) {
    const item = strip.current?.children[next];
    if (!item) return;
    // Without scrolling, no `scrollend` event would reset it.
    wanted.current = next === index ? undefined : next;
    const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    item.scrollIntoView({
      behavior: reducesMotion ? 'instant' : 'smooth',
      block: 'nearest',
      inline: 'center',
    });
  }

  const step = (by: number) => show((wanted.current ?? index) + by);
  const keys: Record<string, () => void> = {
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    Home: () => show(0),
    End: () => show(links.length - 1),
  };

  return (
    <dialog
      ref={dialog}
      className="size-full max-h-full max-w-full flex-col bg-transparent text-text open:flex"
      aria-label={strings.lightbox.label}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={onClosed}
      onKeyDown={({ key }) => keys[key]?.()}
    >
      <m.div
        className="absolute inset-0 -z-1 bg-bg"
        initial={{ opacity: isAnimated ? 0 : 1 }}
        animate={{ opacity: moving?.isClosing ? 0 : 1 }}
        transition={transition}
      />
      <div className={barStyle}>
        <p role="status" className="font-mono text-caption/relaxed text-muted">
          {index + 1} / {images.length}
        </p>
        <button type="button" className={buttonStyles.ghost} onClick={close}>
          <CloseIcon />
          <span className="sr-only">{strings.lightbox.close}</span>
        </button>
      </div>
      <ul
        ref={strip}
        role="list"
        className={`flex min-h-0 flex-1 snap-x snap-mandatory overflow-x-auto overflow-y-hidden overscroll-x-contain [scrollbar-width:none] ${moving ? 'invisible' : ''}`}
        onScroll={({ currentTarget }) => {
          const { scrollLeft, clientWidth } = currentTarget;
          setIndex(Math.round(Math.abs(scrollLeft) / (clientWidth || 1)));
        }}
        onScrollEnd={() => {
          // If a second step interrupts the first, the strip may stop between two images.
          if (wanted.current !== undefined && wanted.current !== index) show(wanted.current);
          else wanted.current = undefined;
        }}
      >
        {images.map(({ href, caption, ...image }, at) => (
          <li key={at} inert={at !== index} className="w-full flex-none snap-center snap-always">
            <figure className="flex h-full flex-col items-center justify-center px-4">
              <ResponsiveImage
                image={image}
                sizes="100vw"
                alt={image.alt}
                className="min-h-0 w-auto flex-initial rounded-large object-contain"
              />
              <figcaption className="mt-3 text-small/relaxed text-muted">
                {caption}{' '}
                <a href={href} className="inline-block min-h-6 text-accent underline">
                  {strings.lightbox.open}
                </a>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <div className={barStyle}>
          <button
            type="button"
            className={buttonStyles.ghost}
            aria-disabled={index === 0}
            onClick={() => step(-1)}
          >
            <ArrowLeft />
            {strings.lightbox.previous}
            <span className="sr-only">{strings.lightbox.image}</span>
          </button>
          <button
            type="button"
            className={buttonStyles.ghost}
            aria-disabled={index === images.length - 1}
            onClick={() => step(1)}
          >
            {strings.lightbox.next}
            <span className="sr-only">{strings.lightbox.image}</span>
            <ArrowRight />
          </button>
        </div>
      )}
      {moving && (
        <m.img
          src={moving.src}
          alt=""
          width={moving.width}
          className="fixed top-0 left-0 max-w-none origin-top-left"
          initial={placed(moving.from, moving.width)}
          animate={placed(moving.to, moving.width)}
          transition={transition}
          onAnimationComplete={() => {
            if (moving.isClosing) finish();
            else setMoving(undefined);
          }}
        />
      )}
    </dialog>
  );
}

const barStyle = 'flex min-h-header items-center justify-between px-4 [&_svg]:w-5';

const transition = { duration: 0.3, ease: easeOut };

const imageIn = (element: Element | undefined) => element?.querySelector('img');

const move = (from: HTMLImageElement, to: HTMLImageElement): Moving => ({
  src: from.currentSrc || from.src,
  from: from.getBoundingClientRect(),
  to: to.getBoundingClientRect(),
  width: Math.max(from.width, to.width),
  isClosing: false,
});

const placed = ({ left, top, width }: DOMRect, full: number) => ({
  x: left,
  y: top,
  scale: width / full,
});

function readImage(link: HTMLAnchorElement) {
  const image = imageIn(link);
  const sources = Array.from(link.querySelectorAll('source'), ({ type, srcset }) => ({
    type,
    srcSet: srcset,
  }));
  return {
    href: link.href,
    caption: link.closest('figure')?.querySelector('figcaption')?.textContent ?? '',
    src: image?.src ?? '',
    alt: image?.alt ?? '',
    width: Number(image?.getAttribute('width')),
    height: Number(image?.getAttribute('height')),
    sources,
  };
}
