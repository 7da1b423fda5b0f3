import { useEffect, useRef, type RefObject } from 'react';

interface FirstResultOptions {
  /** The element with the links of the results. */
  dialog: RefObject<HTMLElement | null>;
  query: string;
  isLoaded: boolean;
  isOpen: boolean;
  hasHits: boolean;
}

/**
 * Opens the first result.
 * @returns a function for the Enter key; if the index is still loading, the result opens as soon as it is there
 */
export function useFirstResult(options: FirstResultOptions): () => void {
  const { dialog, query, isLoaded, isOpen, hasHits } = options;
  const isAwaited = useRef(false);

  useEffect(() => {
    if (hasHits && isAwaited.current) openFirstLink(dialog.current);
    isAwaited.current = false;
  }, [dialog, query, isLoaded, isOpen, hasHits]);

  return () => {
    if (hasHits) openFirstLink(dialog.current);
    isAwaited.current = !isLoaded;
  };
}

const openFirstLink = (list: HTMLElement | null) => list?.querySelector('a')?.click();
