import { notFound } from 'next/navigation';
import { ContentError } from '@/lib/diagnostic';
import { loadSiteContent } from './content';

/**
 * Ends a page that has no published entry.
 * @throws ContentError in `npm run dev`, if the file of the page has errors, which Next then shows
 */
export function missingEntry(path: string): never {
  if (process.env.NODE_ENV === 'development') {
    const { brokenPaths, diagnostics } = loadSiteContent();
    const isBroken = Object.values(brokenPaths).flat().includes(path);
    if (isBroken)
      throw new ContentError(diagnostics.filter(({ severity }) => severity === 'error'));
  }
  notFound();
}
