'use client';

import type { ReactNode } from 'react';
import type { ArticleLinks } from '@/lib/content/post-links';
import { useHostedPost } from './use-hosted-post';

interface LiveArticleProps {
  /** URL of the post's Markdown. */
  url: string;
  /** Fingerprint of the text that `children` was built from. */
  builtFrom: string;
  /** Links to other articles, for a new version of the text. */
  links?: ArticleLinks;
  /** What appears above the article if the host does not have its text. */
  notice: ReactNode;
  /** The prerendered article. */
  children: ReactNode;
}

/**
 * Keeps an article in sync with the Markdown file on the host. If the file is missing, a not-found
 * notice appears above the article. If the file has changed since the build, the new text is shown.
 * build/export/browser/live-post.ts asks the host: it finds the URL and the fingerprint in the HTML.
 */
export function LiveArticle({ url, builtFrom, links, notice, children }: LiveArticleProps) {
  const change = useHostedPost(url, builtFrom);
  const isMissing = change === 'missing';
  return (
    <div data-post={url} data-built-from={builtFrom}>
      {isMissing && notice}
      {change && !isMissing ? <change.View article={change.article} links={links} /> : children}
    </div>
  );
}
