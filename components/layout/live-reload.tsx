'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { decode, withBasePath } from '@/lib/urls';

/** Editors write a file in several steps, in milliseconds. */
const PAUSE = 50;

/**
 * Shows changes of texts and images while a site is developed, without losing the scroll position.
 * @param diagnostics what is wrong with the texts
 */
export function LiveReload({ diagnostics }: { diagnostics: string }) {
  const { refresh } = useRouter();
  const changedFiles = useRef(new Map<string, number>());
  // After each refresh too, which brings back the URL of an image whose size has changed.
  useEffect(() => reloadImages(changedFiles.current));
  useEffect(() => {
    let timer: number | undefined;
    const changes = new EventSource(withBasePath('/markdown/changes/'));
    changes.onmessage = ({ data: name }: MessageEvent<string>) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => (isMissing() ? location.reload() : refresh()), PAUSE);
      changedFiles.current.set(name, Date.now());
      reloadImages(changedFiles.current);
    };
    return () => {
      clearTimeout(timer);
      changes.close();
    };
  }, [refresh]);
  return (
    diagnostics && (
      // Its last line is above the sign that Next.js has in the corner.
      <pre
        role="alert"
        className="fixed inset-x-0 bottom-0 z-20 max-h-[50svh] overflow-auto border-t border-line bg-raised p-6 pb-20 font-mono text-small whitespace-pre-wrap"
      >
        {diagnostics}
      </pre>
    )
  );
}

/**
 * Whether the page was not found, which it would stay until it is loaded again. Next marks it so:
 * https://nextjs.org/docs/app/api-reference/functions/not-found
 */
const isMissing = () => document.querySelector('meta[name="robots"][content="noindex"]') !== null;

/**
 * Requests images again whose file has changed, because their URL has not.
 * @param changedFiles when files have changed, by their names
 */
function reloadImages(changedFiles: ReadonlyMap<string, number>) {
  for (const image of document.images) {
    const [url = ''] = image.src.split('?');
    const time = changedFiles.get(decode(url).split('/').at(-1) ?? '');
    const newest = `${url}?${time}`;
    if (time !== undefined && image.src !== newest) image.src = newest;
  }
}
