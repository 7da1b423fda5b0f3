'use client';

import { useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { ArrowLeft, ArrowRight, Close } from './viewer-icons';

export interface Picture {
  src: string;
  alt: string;
  caption: string;
}

export interface ViewerHandle {
  /** Opens the viewer at a picture, counted from 0. */
  open: (index: number) => void;
}

interface GalleryViewerProps {
  ref: Ref<ViewerHandle>;
  pictures: readonly Picture[];
}

/**
 * Shows pictures as large as the window. A modal dialog with a strip that snaps to each picture:
 * the browser does focus, Escape, swiping and giving focus back.
 */
export function GalleryViewer({ ref, pictures }: GalleryViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [isOpen, setOpen] = useState(false);

  useImperativeHandle(ref, () => ({
    open: (index) => {
      setOpen(true);
      dialog.current?.showModal();
      requestAnimationFrame(() => show(index, 'instant'));
    },
  }));

  const show = (index: number, behavior: ScrollBehavior = 'smooth') => {
    const bounded = Math.max(0, Math.min(index, pictures.length - 1));
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    setCurrent(bounded);
    strip.current?.scrollTo({
      left: bounded * strip.current.clientWidth,
      behavior: still ? 'instant' : behavior,
    });
  };

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') show(current + 1);
    if (key === 'ArrowLeft') show(current - 1);
    if (key === 'Home') show(0);
    if (key === 'End') show(pictures.length - 1);
  };

  const followSwipe = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    setCurrent(Math.round(scrollLeft / clientWidth));
  };

  return (
    <dialog
      ref={dialog}
      className="viewer"
      aria-label="Gallery"
      onClose={() => setOpen(false)}
      onKeyDown={onKeyDown}
    >
      <div className="viewer-bar">
        <p role="status" className="font-mono text-caption text-muted">
          {current + 1} / {pictures.length}
        </p>
        <button type="button" className="viewer-button" onClick={() => dialog.current?.close()}>
          <Close />
          <span className="sr-only">Close the gallery</span>
        </button>
      </div>
      <ul ref={strip} className="viewer-strip" onScrollEnd={followSwipe}>
        {isOpen &&
          pictures.map(({ src, alt, caption }, index) => (
            <li key={src} inert={index !== current}>
              <figure>
                <img src={src} alt={alt} width={1600} height={1000} />
                <figcaption className="mt-3 text-small text-muted">{caption}</figcaption>
              </figure>
            </li>
          ))}
      </ul>
      <div className="viewer-bar">
        <button
          type="button"
          className="viewer-button"
          disabled={current === 0}
          onClick={() => show(current - 1)}
        >
          <ArrowLeft />
          Previous<span className="sr-only"> picture</span>
        </button>
        <button
          type="button"
          className="viewer-button"
          disabled={current === pictures.length - 1}
          onClick={() => show(current + 1)}
        >
          Next<span className="sr-only"> picture</span>
          <ArrowRight />
        </button>
      </div>
    </dialog>
  );
}
