'use client';

import { useState, type MouseEvent } from 'react';
import { gallery as words } from '@/lib/site/words';
import { Picture } from '../ui/picture';
import type { GalleryPicture, GalleryViewer } from './gallery-viewer';

const loadViewer = () => import('./gallery-viewer');

interface Loaded {
  Viewer: typeof GalleryViewer;
  /** Index of the picture to open with. */
  start?: number;
}

/**
 * Pictures with captions. A click opens the viewer. Without script, or in a new tab, the link opens
 * the picture file.
 */
export function Gallery({ pictures }: { pictures: readonly GalleryPicture[] }) {
  const [loaded, setLoaded] = useState<Loaded>();

  /** Loads and renders the closed viewer before the click. */
  const prepare = () => {
    loadViewer().then(
      ({ GalleryViewer: Viewer }) => setLoaded((before) => before ?? { Viewer }),
      // The click tries again.
      () => undefined,
    );
  };

  const open = async (event: MouseEvent<HTMLAnchorElement>, start: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      const { GalleryViewer: Viewer } = await loadViewer();
      setLoaded({ Viewer, start });
    } catch {
      // The viewer failed to load: open the picture file instead.
      location.assign(href);
    }
  };

  return (
    <>
      <ul className="gallery">
        {pictures.map(({ picture, alt, caption }, index) => (
          <li key={picture.src}>
            <figure>
              <a
                href={picture.src}
                className="gallery-link"
                data-enhanced
                onPointerEnter={prepare}
                onClick={(event) => void open(event, index)}
              >
                <span className="sr-only">{words.enlarge}</span>
                <Picture
                  picture={picture}
                  sizes="(min-width: 64rem) 34vw, (min-width: 48rem) 70vw, 85vw"
                  alt={alt}
                  loading="lazy"
                />
              </a>
              <figcaption className="mt-3 text-small text-muted">{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {loaded && (
        <loaded.Viewer
          pictures={pictures}
          start={loaded.start}
          onClose={() => setLoaded(undefined)}
        />
      )}
    </>
  );
}
