'use client';

import type { ReactNode } from 'react';
import type { ArticleLinks } from '@/lib/content/post-links';
import { NotFoundNotice } from '../layout/not-found-notice';
import { useHostedPost } from './use-hosted-post';

interface LiveArticleProps {
  id: string;
  /** Fingerprint of the text that `children` was built from. */
  builtFrom: string;
  /** Links to other articles, for a new version of the text. */
  links?: ArticleLinks;
  /** The prerendered article. */
  children: ReactNode;
}

/**
 * Keeps an article in sync with the Markdown file on the host. If the file is missing, a not-found
 * notice appears above the article. If the file has changed since the build, the new text is shown.
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
