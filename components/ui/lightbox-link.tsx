'use client';

import type { ReactNode } from 'react';
import { LIGHTBOX_LINK, useLightbox } from './lightbox-provider';

interface LightboxLinkProps {
  /** URL of the image file. */
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link around an image, which opens it in the lightbox. */
export function LightboxLink({ href, className = '', children }: LightboxLinkProps) {
  const open = useLightbox();
  return (
    <a href={href} className={`${LIGHTBOX_LINK} cursor-zoom-in ${className}`} onClick={open}>
      {children}
    </a>
  );
}
