import { useRef, useState } from 'react';

/**
 * A list of images that scrolls from one to the next, and snaps.
 * @param first index of the image that is shown first
 * @returns `list`, the ref of the list; `index` of the image that is shown; `step`, which scrolls to another one; `keys`;
 *   and the listeners of the list
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

  const step = (by: number) => show((wanted.current ?? index) + by);
  const forget = () => (wanted.current = undefined);
  const isMirrored = document.dir === 'rtl';

  return {
    list,
    index,
    step,
    /** What keys do. */
    keys: {
      ArrowLeft: () => step(isMirrored ? 1 : -1),
      ArrowRight: () => step(isMirrored ? -1 : 1),
      Home: () => show(0),
      End: () => show((list.current?.childElementCount ?? 1) - 1),
    },
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
