'use client';

import type { ReactNode } from 'react';
import type { ArticleLinks } from '@/lib/content/post-links';
import { NotFoundNotice } from '../layout/not-found-notice';
import { useHostedPost } from './use-hosted-post';

interface LiveArticleProps {
  /** URL of the post's Markdown; if undefined, the page stays as it was built. */
  url: string | undefined;
  /** Fingerprint of the text that `children` was built from. */
  builtFrom: string;
  /** Links to other articles, for a new version of the text. */
  links?: ArticleLinks;
  /** Content below a new version of the text. */
  footer?: ReactNode;
  /** The prerendered article. */
  children: ReactNode;
}

/**
 * Keeps an article in sync with the Markdown file on the host. If the file is missing, a not-found
 * notice appears above the article. If the file has changed since the build, the new text is shown.
 */
export function LiveArticle({ url, builtFrom, links, footer, children }: LiveArticleProps) {
  const answer = useHostedPost(url, builtFrom);
  if (typeof answer === 'object') {
    return <answer.View article={answer.article} links={links} footer={footer} />;
  }
  return (
    <>
      {answer === 'missing' && <NotFoundNotice heading="p" />}
      {children}
    </>
  );
}
