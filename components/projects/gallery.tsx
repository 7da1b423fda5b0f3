'use client';

import { useState, type MouseEvent } from 'react';
import { GalleryViewer, type Picture } from './gallery-viewer';

/**
 * Pictures with captions. A click opens the viewer; without script, or in a new tab, the link leads
 * to the picture itself.
 */
export function Gallery({ pictures }: { pictures: readonly Picture[] }) {
  const [opened, setOpened] = useState<number>();

  const open = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpened(index);
  };

  return (
    <>
      <ul className="gallery">
        {pictures.map(({ src, alt, caption }, index) => (
          <li key={src}>
            <figure>
              <a href={src} className="gallery-link" onClick={(event) => open(event, index)}>
                <span className="sr-only">Enlarge: </span>
                <img src={src} alt={alt} width={1600} height={1000} loading="lazy" />
              </a>
              <figcaption className="mt-3 text-small text-muted">{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <GalleryViewer pictures={pictures} start={opened} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}
