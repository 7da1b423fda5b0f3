import { usePathname } from 'next/navigation';
import { useState } from 'react';

/** A state that a change of route resets, such as that of a dialog. */
export function useRouteState<T>(initial: T) {
  const pathname = usePathname();
  const [state, setState] = useState(initial);
  const [shownPathname, setShownPathname] = useState(pathname);
  // https://react.dev/reference/react/useState#storing-information-from-previous-renders
  if (pathname !== shownPathname) {
    setShownPathname(pathname);
    setState(initial);
  }
  return [state, setState] as const;
}
