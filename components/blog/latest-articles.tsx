import type { ListPage } from '@/lib/content/blog-index';
import { words } from '@/lib/site';
import { TitledSection } from '../ui/titled-section';
import { ArticleList } from './article-list';
import { Pagination } from './pagination';

/** The newest articles, with links to the other pages of the list. */
export function LatestArticles({ page }: { page: ListPage }) {
  return (
    <TitledSection title={words.blog.latest} className="section">
      <ArticleList posts={page.posts} />
      <Pagination page={page} />
    </TitledSection>
  );
}
