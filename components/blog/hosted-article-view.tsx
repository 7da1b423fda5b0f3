import type { ComponentProps, SyntheticEvent } from 'react';
import { basePath, siteBasePath } from '@/lib/urls';
import { ArticleView } from './article-view';

/** An article as the host has it now. Images and videos that its language lacks are those of the main one. */
export const HostedArticleView = (props: ComponentProps<typeof ArticleView>) => (
  <div className="contents" onErrorCapture={showOriginal}>
    <ArticleView {...props} />
  </div>
);

function showOriginal({ target }: SyntheticEvent) {
  if (!(target instanceof HTMLImageElement || target instanceof HTMLVideoElement)) return;
  const url = target.getAttribute('src');
  if (basePath !== siteBasePath && url?.startsWith(`${basePath}/`)) {
    target.src = siteBasePath + url.slice(basePath.length);
  }
}
