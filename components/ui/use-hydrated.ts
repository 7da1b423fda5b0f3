import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Whether React has taken over the HTML of the server. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
