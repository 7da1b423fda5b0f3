'use client';

import { useSearchParams } from 'next/navigation';
import { useLayoutEffect } from 'react';

/**
 * Reports the tag in the URL's query and every change of it. It is separate from the list because
 * Next leaves components that read the query out of the static HTML:
 * https://nextjs.org/docs/app/api-reference/functions/use-search-params#prerendering
 */
export function TagFromUrl({ onChange }: { onChange: (tag: string) => void }) {
  const tag = useSearchParams().get('tag')?.trim() ?? '';
  useLayoutEffect(() => onChange(tag), [tag, onChange]);
  return null;
}
