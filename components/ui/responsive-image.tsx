import type { ComponentProps } from 'react';

interface ResponsiveImageProps extends Omit<
  ComponentProps<'img'>,
  'src' | 'width' | 'height' | 'sizes'
> {
  image: {
    src: string;
    width?: number;
    height?: number;
    sources: readonly { type: string; srcSet: string }[];
  };
  /** Displayed width: https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/source#sizes */
  sizes: string;
  alt: string;
}

/** An image in several formats and sizes, of which the browser picks one. */
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
