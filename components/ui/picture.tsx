import type { ComponentProps } from 'react';

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
}

/** A responsive picture: the browser picks the smallest file that suits its formats and the screen. */
export function Picture({ picture, sizes, alt, ...props }: PictureProps) {
  const { sources, ...measures } = picture;
  const image = <img {...props} {...measures} alt={alt} />;
  if (sources.length === 0) return image;
  return (
    <picture className="contents">
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
