import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { pagesOfSite } from '@/lib/site/content';

/**
 * The template of a part of the site under `npm run dev`, where its routes are there even if
 * data/site.ts switches it off.
 */
export const partTemplate = (part: 'about' | 'blog' | 'contact' | 'projects') =>
  function Template({ children }: { children: ReactNode }) {
    return pagesOfSite()[part] ? children : notFound();
  };
