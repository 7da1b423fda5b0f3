'use client';

import { useState, type MouseEvent } from 'react';
import type { GalleryViewer, Picture } from './gallery-viewer';

const loadViewer = () => import('./gallery-viewer');

interface Opened {
  Viewer: typeof GalleryViewer;
  /** The picture to begin with, counted from 0. */
  start: number;
}

/**
 * Pictures with captions. A click opens the viewer; without script, or in a new tab, the link leads
 * to the picture itself.
 */
export function Gallery({ pictures }: { pictures: readonly Picture[] }) {
  const [opened, setOpened] = useState<Opened>();

  const open = async (event: MouseEvent<HTMLAnchorElement>, start: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      const { GalleryViewer: Viewer } = await loadViewer();
      setOpened({ Viewer, start });
    } catch {
      // The viewer cannot be had: the picture itself may be.
      location.assign(href);
    }
  };

  return (
    <>
      <ul className="gallery">
        {pictures.map(({ src, alt, caption }, index) => (
          <li key={src}>
            <figure>
              <a
                href={src}
                className="gallery-link"
                data-enhanced
                onPointerEnter={() => void loadViewer().catch(() => undefined)}
                onClick={(event) => void open(event, index)}
              >
                <span className="sr-only">Enlarge: </span>
                <img src={src} alt={alt} width={1600} height={1000} loading="lazy" />
              </a>
              <figcaption className="mt-3 text-small text-muted">{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {opened && (
        <opened.Viewer
          pictures={pictures}
          start={opened.start}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
