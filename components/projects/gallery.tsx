import type { ComponentProps } from 'react';
import { words } from '@/lib/site';
import { Picture } from '../ui/picture';

interface GalleryPicture {
  picture: ComponentProps<typeof Picture>['picture'];
  alt: string;
  caption: string;
}

/**
 * Pictures with captions. A click opens them as large as the window: ../layout/viewer.tsx
 */
export function Gallery({ pictures }: { pictures: readonly GalleryPicture[] }) {
  return (
    <ul className="gallery">
      {pictures.map(({ picture, alt, caption }) => (
        <li key={picture.src}>
          <figure>
            <a href={picture.src} className="viewer-link" data-enhanced>
              <span className="sr-only">{words.markdown.enlarge}</span>
              <Picture
                picture={picture}
                sizes="(min-width: 64rem) 34vw, (min-width: 48rem) 70vw, 85vw"
                alt={alt}
                loading="lazy"
              />
            </a>
            <figcaption>{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
