'use client';

import type { ReactNode } from 'react';
import type { ArticleLinks } from '@/lib/content/related-posts';
import { NotFoundNotice } from '../layout/not-found-notice';
import { Boundary } from '../ui/boundary';
import { useHostedPost } from './use-hosted-post';

interface LiveArticleProps {
  /** URL of the post's Markdown; if undefined, the page stays as it was built. */
  url: string | undefined;
  /** Fingerprint of the text that `children` was built from. */
  builtFrom: string;
  pattern?: string;
  links?: ArticleLinks;
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * Keeps an article in sync with the Markdown file on the host: shows a notice if it is missing, and its text if it has
 * changed since the build.
 */
export const LiveArticle = (props: LiveArticleProps) => (
  <Boundary fallback={props.children}>
    <HostedArticle {...props} />
  </Boundary>
);

function HostedArticle({ url, builtFrom, children, ...shown }: LiveArticleProps) {
  const answer = useHostedPost(url, builtFrom);
  if (typeof answer === 'object') {
    return <answer.View article={answer.article} {...shown} />;
  }
  return (
    <>
      {answer === 'missing' && <NotFoundNotice heading="p" />}
      {children}
    </>
  );
}
