import { useRef, useState } from 'react';

/**
 * A list of images that scrolls from one to the next, and snaps.
 * @param first index of the image that is shown first
 * @returns `list`, the ref of the list; `index` of the image that is shown; `step` and `show`, which scroll to another
 *   one; and the listeners of the list
 */
export function useStrip(first: number) {
  const list = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(first);
  /** The image chosen by a button or key, until the strip has scrolled to it. */
  const wanted = useRef<number>(undefined);

  function show(next: number) {
    const item = list.current?.children[next];
    if (!item) return;
    wanted.current = next === index ? undefined : next;
    const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    item.scrollIntoView({
      behavior: reducesMotion ? 'instant' : 'smooth',
      block: 'nearest',
      inline: 'center',
    });
  }

  const forget = () => (wanted.current = undefined);

  return {
    list,
    index,
    show,
    step: (by: number) => show((wanted.current ?? index) + by),
    listeners: {
      onScroll({ currentTarget }: React.UIEvent<HTMLElement>) {
        const { scrollLeft, clientWidth } = currentTarget;
        const reached = Math.round(Math.abs(scrollLeft) / (clientWidth || 1));
        setIndex(reached);
        if (wanted.current === reached) forget();
      },
      // Where a second step interrupts the first, the strip may stop between two images.
      onScrollEnd() {
        if (wanted.current !== undefined) show(wanted.current);
      },
      // The visitor swipes.
      onPointerDown: forget,
      onWheel: forget,
    },
  };
}
