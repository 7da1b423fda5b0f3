/** The image inside an element. */
export const imageIn = (element: Element | undefined) => element?.querySelector('img');

/** What the lightbox needs to know of the image inside a link of the page. */
export function readImage(link: HTMLAnchorElement) {
  const image = imageIn(link);
  const sources = Array.from(link.querySelectorAll('source'), ({ type, srcset }) => ({
    type,
    srcSet: srcset,
  }));
  return {
    href: link.href,
    caption: link.closest('figure')?.querySelector('figcaption')?.textContent ?? '',
    src: image?.src ?? '',
    alt: image?.alt ?? '',
    width: Number(image?.getAttribute('width')),
    height: Number(image?.getAttribute('height')),
    sources,
  };
}

export type LightboxImage = ReturnType<typeof readImage>;
