import type { ComponentProps } from 'react';
import { words } from '@/lib/site';
import { ArrowLeft, ArrowRight } from '../ui/arrows';
import { Picture } from '../ui/picture';
import { Strokes } from '../ui/strokes';

interface GalleryPicture {
  picture: ComponentProps<typeof Picture>['picture'];
  alt: string;
  caption: string;
}

/**
 * Pictures with captions. A click opens them as large as the window (lib/enhance/gallery.ts): a
 * modal dialog with a scroll-snap strip. Without script, or in a new tab, the link opens the file.
 */
export function Gallery({ pictures }: { pictures: readonly GalleryPicture[] }) {
  const { gallery } = words;
  return (
    <>
      <ul className="gallery">
        {pictures.map(({ picture, alt, caption }) => (
          <li key={picture.src}>
            <figure>
              <a href={picture.src} className="gallery-link" data-enhanced>
                <span className="sr-only">{gallery.enlarge}</span>
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
      <dialog id="viewer" className="viewer" aria-label={gallery.label} suppressHydrationWarning>
        <div className="viewer-bar">
          <p role="status" className="font-mono text-caption text-muted" suppressHydrationWarning />
          <button type="button" className="viewer-button" {...closesViewer}>
            <Strokes d="M6 6l12 12M18 6L6 18" className="size-5" />
            <span className="sr-only">{gallery.close}</span>
          </button>
        </div>
        <span className="viewer-file" hidden>
          {gallery.open}
        </span>
        <ul className="viewer-strip" suppressHydrationWarning />
        <div className="viewer-bar">
          <button type="button" className="viewer-button" data-step={-1} suppressHydrationWarning>
            <ArrowLeft className="size-5" />
            {gallery.previous}
            <span className="sr-only">{gallery.picture}</span>
          </button>
          <button type="button" className="viewer-button" data-step={1} suppressHydrationWarning>
            {gallery.next}
            <span className="sr-only">{gallery.picture}</span>
            <ArrowRight className="size-5" />
          </button>
        </div>
      </dialog>
    </>
  );
}

const closesViewer = { command: 'close', commandfor: 'viewer' };
