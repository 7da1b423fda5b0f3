import type { ComponentProps } from 'react';

interface ResponsiveImageProps extends Omit<
  ComponentProps<'img'>,
  'src' | 'width' | 'height' | 'sizes'
> {
  /** URL, size in pixels, and sources in newer formats and smaller sizes. */
  image: {
    src: string;
    width?: number;
    height?: number;
    sources: readonly { type: string; srcSet: string }[];
  };
  /** Displayed width, as in the attribute `sizes`: https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/source#sizes */
  sizes: string;
  alt: string;
}

/** A responsive image: the browser picks the smallest file that suits its formats and the screen. */
export function ResponsiveImage({ image, sizes, alt, ...props }: ResponsiveImageProps) {
  const { sources, ...measures } = image;
  const fallback = <img {...props} {...measures} alt={alt} />;
  if (sources.length === 0) return fallback;
  return (
    <picture className="contents">
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      {fallback}
    </picture>
  );
}
