import type { ListPage } from '@/data/content/blog-index';
import { TitledSection } from '../ui/titled-section';
import { ArticleList } from './article-list';
import { Pagination } from './pagination';

/** The newest articles, and the way to the others. */
export function LatestArticles({ page }: { page: ListPage }) {
  return (
    <TitledSection title="Latest articles" className="section">
      <ArticleList posts={page.posts} />
      <Pagination page={page} />
    </TitledSection>
  );
}
