import { useEffect, useRef, type ComponentProps, type SyntheticEvent } from 'react';
import { basePath, siteBasePath } from '@/lib/urls';
import { ArticleView } from './article-view';

/*
 * Browsers cannot look up which pages and files a language has, as the build does. What its own language lacks, a text
 * of the host takes from the main one.
 */

/** An article as the host has it now. */
export function HostedArticleView(props: ComponentProps<typeof ArticleView>) {
  const view = useRef<HTMLDivElement>(null);
  const { bodyHtml } = props.article;

  useEffect(() => {
    for (const link of view.current?.querySelectorAll('a') ?? []) void leadToOriginal(link);
  }, [bodyHtml]);

  return (
    <div ref={view} className="contents" onErrorCapture={showOriginal}>
      <ArticleView {...props} />
    </div>
  );
}

/** The URL in the main language, if a URL is below the path of another one. */
const originalOf = (url: string | null): string | undefined =>
  basePath !== siteBasePath && url?.startsWith(`${basePath}/`)
    ? siteBasePath + url.slice(basePath.length)
    : undefined;

async function leadToOriginal(link: HTMLAnchorElement) {
  const original = originalOf(link.getAttribute('href'));
  if (original && !(await exists(link.href)) && (await exists(original))) link.href = original;
}

/** Whether the host has a page; a failed request says nothing about it. */
const exists = (url: string): Promise<boolean> =>
  fetch(url, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => true,
  );

function showOriginal({ target }: SyntheticEvent) {
  if (!(target instanceof HTMLImageElement || target instanceof HTMLVideoElement)) return;
  const original = originalOf(target.getAttribute('src'));
  if (original) target.src = original;
}
