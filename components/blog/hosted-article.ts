import { renderHostedPost } from '@/lib/content/render-hosted-post';
import type { Article } from '@/lib/content/render-post';
import { createRenderer } from '@/lib/markdown/render';
import { strings } from '@/data/strings';
import { ArticleView } from './article-view';

/** A post as the host has it, and the component that shows it. */
export interface HostedArticle {
  article: Article;
  View: typeof ArticleView;
}

/**
 * Renders the Markdown of a post. Browsers load this module only for a text that no page was built
 * from, and the renderer of formulas only for a text that may contain some.
 * @param url of the Markdown
 */
export async function hostedArticle(url: string, source: string): Promise<HostedArticle> {
  const renderer = /\$|math/.test(source)
    ? (await import('@/lib/markdown/render-math')).mathRenderer(strings.markdown)
    : createRenderer(strings.markdown);
  return { article: renderHostedPost(url, source, renderer), View: ArticleView };
}
