import { strings } from '@/data/strings';
import type { AdjacentPosts } from '@/lib/content/related-posts';
import { AdjacentPages } from '../ui/adjacent-pages';
import { TitledSection } from '../ui/titled-section';
import { ArticleList } from './article-list';

/** Links below an article: the previous and the next one, and related ones. */
export function AfterArticle({ previous, next, related }: AdjacentPosts) {
  if (!previous && !next) return null;
  return (
    <div className="mx-auto max-w-measure pb-section">
      <AdjacentPages label={strings.blog.name} previous={previous} next={next} />
      {related.length > 0 && (
        <TitledSection title={strings.article.related} isInText className="pt-16">
          <ArticleList posts={related} />
        </TitledSection>
      )}
    </div>
  );
}
