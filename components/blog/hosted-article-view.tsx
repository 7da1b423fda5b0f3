import type { ComponentProps, SyntheticEvent } from 'react';
import { basePath, siteBasePath } from '@/lib/urls';
import { ArticleView } from './article-view';

/** An article as the host has it now. Images that its language lacks are those of the main language. */
export const HostedArticleView = (props: ComponentProps<typeof ArticleView>) => (
  <div className="contents" onErrorCapture={showOriginal}>
    <ArticleView {...props} />
  </div>
);

/** Browsers cannot look up which files a language has, as the build does. */
function showOriginal({ target }: SyntheticEvent) {
  if (!(target instanceof HTMLImageElement || target instanceof HTMLVideoElement)) return;
  const src = target.getAttribute('src') ?? '';
  if (basePath !== siteBasePath && src.startsWith(`${basePath}/`)) {
    target.src = siteBasePath + src.slice(basePath.length);
  }
}
