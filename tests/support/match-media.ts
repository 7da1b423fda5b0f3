type Listener = (event: { matches: boolean; media: string }) => void;

/**
 * Mocks `window.matchMedia`, which jsdom lacks.
 * @param initial the queries that match at first
 * @returns a function that changes whether a query matches, and notifies listeners
 */
export function installMatchMedia(initial: readonly string[] = []) {
  const matching = new Set(initial);
  const listeners = new Map<string, Set<Listener>>();

  window.matchMedia = (media: string) => {
    const own = listeners.get(media) ?? new Set<Listener>();
    listeners.set(media, own);
    const list = {
      media,
      get matches() {
        return matching.has(media);
      },
      addEventListener: (_: string, listener: Listener) => own.add(listener),
      removeEventListener: (_: string, listener: Listener) => own.delete(listener),
      addListener: (listener: Listener) => own.add(listener),
      removeListener: (listener: Listener) => own.delete(listener),
    };
    return list as unknown as MediaQueryList;
  };

  return (media: string, matches: boolean) => {
    if (matches) matching.add(media);
    else matching.delete(media);
    listeners.get(media)?.forEach((listener) => listener({ matches, media }));
  };
}
