'use client';

import { useEffect } from 'react';
import { hasModifierKey } from '../ui/modifier-keys';
import { useRouteState } from '../ui/use-route-state';
import { Lightbox } from './lightbox';

interface OpenedImage {
  links: HTMLAnchorElement[];
  clicked: HTMLAnchorElement;
}

/** Opens images inside links with the class `lightbox-link` in a lightbox. Before hydration, the links open the files. */
export function PageLightbox() {
  const [opened, setOpened] = useRouteState<OpenedImage | undefined>(undefined);

  useEffect(() => {
    function open(event: MouseEvent) {
      const selector = 'a.lightbox-link';
      const clicked = (event.target as Element).closest<HTMLAnchorElement>(selector);
      if (!clicked || hasModifierKey(event)) return;
      event.preventDefault();
      setOpened({ links: [...document.querySelectorAll<HTMLAnchorElement>(selector)], clicked });
    }
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, [setOpened]);

  return opened && <Lightbox {...opened} onClosed={() => setOpened(undefined)} />;
}
