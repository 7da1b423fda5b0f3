'use client';

import { createContext, useContext, useState, type MouseEvent, type ReactNode } from 'react';
import { Lightbox } from './lightbox';
import { hasModifierKey } from './modifier-keys';

/** The class of links around images that the lightbox opens. Rendered Markdown has it, too. */
export const LIGHTBOX_LINK = 'lightbox-link';

type Open = (event: MouseEvent<HTMLElement>) => void;

const LightboxContext = createContext<Open>(() => undefined);

/** Opens the images of a page in a lightbox. Before hydration, their links open the files. */
export function LightboxProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<{
    links: HTMLAnchorElement[];
    clicked: HTMLAnchorElement;
  }>();

  const open: Open = (event) => {
    const selector = `a.${LIGHTBOX_LINK}`;
    const clicked = (event.target as Element).closest<HTMLAnchorElement>(selector);
    if (!clicked || hasModifierKey(event)) return;
    event.preventDefault();
    setOpened({ links: [...document.querySelectorAll<HTMLAnchorElement>(selector)], clicked });
  };

  return (
    <LightboxContext value={open}>
      {children}
      {opened && <Lightbox {...opened} onClosed={() => setOpened(undefined)} />}
    </LightboxContext>
  );
}

/** A click handler for links around images, or for what contains such links. */
export const useLightbox = (): Open => useContext(LightboxContext);
