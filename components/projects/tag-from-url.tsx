'use client';

import { useSearchParams } from 'next/navigation';
import { useLayoutEffect } from 'react';

/**
 * Hands on the tag that the URL asks for, and every change of it. Apart from the list because
 * the server does not know the query: what reads it is left out of the served page.
 */
export function TagFromUrl({ onChange }: { onChange: (tag: string) => void }) {
  const tag = useSearchParams().get('tag')?.trim() ?? '';
  useLayoutEffect(() => onChange(tag), [tag, onChange]);
  return null;
}
