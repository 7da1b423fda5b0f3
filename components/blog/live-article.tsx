'use client';

import type { ReactNode } from 'react';
import type { ArticleLinks } from '@/lib/content/post-links';
import { NotFoundNotice } from '../layout/not-found-notice';
import { useHostedPost } from './use-hosted-post';

interface LiveArticleProps {
  id: string;
  /** Fingerprint of the text that `children` were built from. */
  builtFrom: string;
  /** What the article links to inside the blog. */
  links?: ArticleLinks;
  /** The article as it was built. */
  children: ReactNode;
}

/**
 * Keeps an article in step with the markdown on the host: shows the not-found notice above it when
 * the file is gone, and the new text when the file has changed since the build.
 */
export function LiveArticle({ id, builtFrom, links, children }: LiveArticleProps) {
  const answer = useHostedPost(id, builtFrom);
  return (
    <>
      {answer?.kind === 'missing' && <NotFoundNotice heading="p" />}
      {answer?.kind === 'post' ? <answer.View article={answer.article} links={links} /> : children}
    </>
  );
}
