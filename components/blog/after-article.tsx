import { strings } from '@/data/strings';
import type { AdjacentPosts } from '@/lib/content/related-posts';
import { AdjacentPages } from '../ui/adjacent-pages';
import { TitledSection } from '../ui/titled-section';
import { ArticleList } from './article-list';

/** Links below an article: related articles, and the previous and next one. */
export function AfterArticle({ previous, next, related }: AdjacentPosts) {
  if (!previous && !next) return null;
  return (
    <div className="mx-auto max-w-measure pb-section">
      {related.length > 0 && (
        <TitledSection title={strings.article.related}>
          <ArticleList posts={related} />
        </TitledSection>
      )}
      <AdjacentPages labels={strings.article.adjacent} previous={previous} next={next} />
    </div>
  );
}
