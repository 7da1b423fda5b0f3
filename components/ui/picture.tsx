import type { ComponentProps } from 'react';
import { preload } from 'react-dom';

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'width' | 'height' | 'sizes'> {
  /** Path, size in pixels, and the same in newer formats and smaller sizes. */
  picture: {
    src: string;
    width: number;
    height: number;
    sources: readonly { type: string; srcSet: string }[];
  };
  /** How wide it is shown: https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/source#sizes */
  sizes: string;
  alt: string;
  /** The screens on which it is asked for before its place in the page is known: a media query. */
  preloadOn?: string;
}

/** A picture in the smallest file that the browser can show and the screen has a use for. */
export function Picture({ picture, sizes, alt, preloadOn, ...props }: PictureProps) {
  const { sources, ...measures } = picture;
  const [newest] = sources;
  if (preloadOn) {
    const { type, srcSet } = newest ?? {};
    preload(measures.src, {
      ...{ as: 'image', media: preloadOn, fetchPriority: 'high' },
      ...{ type, imageSrcSet: srcSet, imageSizes: newest && sizes },
    });
  }
  const image = <img {...props} {...measures} alt={alt} />;
  if (!newest) return image;
  return (
    <picture className="contents">
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
