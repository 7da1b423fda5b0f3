import { useSyncExternalStore } from 'react';

/** Whether script runs the page already: false in the HTML and while it is taken over. */
export const useIsScripted = () =>
  useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );

const noChange = () => () => {};
