import { notFound } from 'next/navigation';
import { checkContentFiles } from '@/lib/content/errors/content-files';
import { ContentError } from '@/lib/diagnostic';
import { loadSiteContent } from './content';

/**
 * Ends a page that has no published entry.
 * @throws ContentError in `npm run dev`, if the file of the page has errors, which Next then shows
 */
export function missingEntry(path: string): never {
  if (process.env.NODE_ENV === 'development') {
    const name = `${path.slice(0, -1)}.md`;
    const errors = checkContentFiles(loadSiteContent()).filter(
      ({ severity, file }) => severity === 'error' && file.endsWith(name),
    );
    if (errors.length > 0) throw new ContentError(errors);
  }
  notFound();
}
