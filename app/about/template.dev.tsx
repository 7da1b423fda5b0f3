import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { pagesOfSite } from '@/lib/site/content';

/* Under `npm run dev` the route is there even if data/site.ts switches it off. */

export default function Template({ children }: { children: ReactNode }) {
  return pagesOfSite().about ? children : notFound();
}
