import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { gallery as words } from '@/lib/site/words';
import { ArrowLeft, ArrowRight } from '../ui/arrows';
import { Picture } from '../ui/picture';
import { Strokes } from '../ui/strokes';

export interface GalleryPicture {
  picture: ComponentProps<typeof Picture>['picture'];
  alt: string;
  caption: string;
}

interface GalleryViewerProps {
  pictures: readonly GalleryPicture[];
  /** Index of the first picture to show. While it is undefined, the viewer is closed. */
  start: number | undefined;
  onClose: () => void;
}

/**
 * Shows pictures as large as the window: a modal dialog with a scroll-snap strip. The browser
 * handles focus, Escape, swiping and restoring focus.
 */
export function GalleryViewer({ pictures, start, onClose }: GalleryViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(start ?? 0);
  const last = pictures.length - 1;

  useEffect(() => {
    if (start === undefined) return;
    dialog.current?.showModal();
    scrollTo(strip.current, start, 'instant');
  }, [start]);

  useEffect(() => {
    const element = dialog.current;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      const target = destination(key, current, last);
      if (target !== undefined) scrollTo(strip.current, target);
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [current, last]);

  const followStrip = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    setCurrent(Math.round(scrollLeft / clientWidth));
  };

  return (
    <dialog ref={dialog} className="viewer" aria-label={words.label} onClose={onClose}>
      <div className="viewer-bar">
        <p role="status" className="font-mono text-caption text-muted">
          {current + 1} / {pictures.length}
        </p>
        <button type="button" className="viewer-button" onClick={() => dialog.current?.close()}>
          <Strokes d="M6 6l12 12M18 6L6 18" className="size-5" />
          <span className="sr-only">{words.close}</span>
        </button>
      </div>
      <ul ref={strip} className="viewer-strip" onScroll={followStrip}>
        {pictures.map(({ picture, alt, caption }, index) => (
          <li key={picture.src} inert={index !== current}>
            <figure>
              <Picture picture={picture} sizes="100vw" alt={alt} />
              <figcaption className="mt-3 text-small text-muted">
                {caption}{' '}
                <a href={picture.src} className="viewer-file">
                  {words.open}
                </a>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <div className="viewer-bar">
        <button
          type="button"
          className="viewer-button"
          aria-disabled={current === 0}
          onClick={() => scrollTo(strip.current, Math.max(0, current - 1))}
        >
          <ArrowLeft className="size-5" />
          {words.previous}
          <span className="sr-only">{words.picture}</span>
        </button>
        <button
          type="button"
          className="viewer-button"
          aria-disabled={current === last}
          onClick={() => scrollTo(strip.current, Math.min(last, current + 1))}
        >
          {words.next}
          <span className="sr-only">{words.picture}</span>
          <ArrowRight className="size-5" />
        </button>
      </div>
    </dialog>
  );
}

function destination(key: string, current: number, last: number): number | undefined {
  if (key === 'ArrowRight') return Math.min(last, current + 1);
  if (key === 'ArrowLeft') return Math.max(0, current - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return undefined;
}

function scrollTo(strip: HTMLElement | null, index: number, behavior: ScrollBehavior = 'smooth') {
  const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  strip?.scrollTo({
    left: index * strip.clientWidth,
    behavior: reducesMotion ? 'instant' : behavior,
  });
}
