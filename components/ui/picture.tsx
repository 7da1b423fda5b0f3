import type { ComponentProps } from 'react';
import { preload } from 'react-dom';

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'width' | 'height' | 'sizes'> {
  /** URL, size in pixels, and sources in newer formats and smaller sizes. */
  picture: {
    src: string;
    width: number;
    height: number;
    sources: readonly { type: string; srcSet: string }[];
  };
  /** Displayed width, as in the attribute `sizes`: https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/source#sizes */
  sizes: string;
  alt: string;
  /** Media query of the screens that preload the picture. */
  preloadOn?: string;
}

/** A responsive picture: the browser picks the smallest file that suits its formats and the screen. */
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
