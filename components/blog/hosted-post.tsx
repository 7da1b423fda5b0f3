'use client';

import { useState, type ReactNode } from 'react';
import { FindPostScript } from './find-post-script';
import { useHostedPost } from './use-hosted-post';

/**
 * Part of the not-found page. If the URL is that of a post that was uploaded after the build, it
 * shows the post. Otherwise it shows its children, the not-found notice.
 */
export function HostedPost({ children }: { children: ReactNode }) {
  const [url] = useState(urlOfScript);
  const change = useHostedPost(url);
  if (change && change !== 'missing') return <change.View article={change.article} />;
  return (
    <>
      {children}
      <FindPostScript />
    </>
  );
}

const urlOfScript = () =>
  globalThis.document?.querySelector<HTMLElement>('[data-post]')?.dataset.post;
