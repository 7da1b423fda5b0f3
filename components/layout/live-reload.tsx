'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { decode, withBasePath } from '@/lib/urls';

/** Editors write a file in several steps, in milliseconds. */
const PAUSE = 50;

/**
 * Shows changes of texts and images while a site is developed, without losing the scroll position.
 * @param diagnostics what is wrong with the texts
 */
export function LiveReload({ diagnostics }: { diagnostics: string }) {
  const { refresh } = useRouter();
  useEffect(() => {
    let timer: number | undefined;
    const changes = new EventSource(withBasePath('/markdown/changes/'));
    changes.onmessage = ({ data: name }: MessageEvent<string>) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => (isMissing() ? location.reload() : refresh()), PAUSE);
      reloadImages(name);
    };
    return () => {
      clearTimeout(timer);
      changes.close();
    };
  }, [refresh]);
  return (
    diagnostics && (
      <pre
        role="alert"
        className="fixed inset-x-0 bottom-0 z-20 max-h-[50svh] overflow-auto border-t border-line bg-raised p-6 font-mono text-small whitespace-pre-wrap"
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

/** Requests images again whose file has changed, because their URL has not. */
function reloadImages(name: string) {
  for (const image of document.images) {
    const [url = ''] = image.src.split('?');
    if (decode(url).endsWith(`/${name}`)) image.src = `${url}?${Date.now()}`;
  }
}
