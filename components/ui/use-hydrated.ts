import { useSyncExternalStore } from 'react';

/** Whether React has hydrated the page: false in the static HTML and during hydration. */
export const useHydrated = () =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );

const noSubscription = () => () => {};
