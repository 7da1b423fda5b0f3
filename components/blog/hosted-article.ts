import { renderHostedPost, type Article } from '@/lib/content/article';
import { strings } from '@/data/strings';
import { ArticleView } from './article-view';

/** A post with the text of the host, and the component that shows it. */
export interface HostedArticle {
  article: Article;
  View: typeof ArticleView;
}

/**
 * Renders the Markdown of a post. Browsers load this module only for a text that no page was built
 * from.
 * @param url of the Markdown
 */
export async function hostedArticle(url: string, source: string): Promise<HostedArticle> {
  const article = await renderHostedPost(url, source, { strings: strings.markdown });
  return { article, View: ArticleView };
}
