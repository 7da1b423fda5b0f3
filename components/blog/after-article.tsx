import type { PostSummary } from '@/data/content/model';
import type { Surroundings } from '@/data/content/post-links';
import { postRoute } from '@/data/routes';
import { Neighbours } from '../ui/neighbours';
import { TitledSection } from '../ui/titled-section';
import { ArticleCard } from './article-card';

/**
 * The ways on from an article: related ones, and those before and after it. Its few cards come as they
 * are: ArticleList would bring its script to every article.
 */
export function AfterArticle({ previous, next, related }: Surroundings) {
  if (!previous && !next) return null;
  return (
    <div className="section-end">
      {related.length > 0 && (
        <TitledSection title="Related articles">
          <ul className="card-list">
            {related.map((post) => (
              <li key={post.id}>
                <ArticleCard post={post} />
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
      <Neighbours
        noun="article"
        previous={previous && toNeighbour(previous)}
        next={next && toNeighbour(next)}
      />
    </div>
  );
}

const toNeighbour = ({ id, title }: PostSummary) => ({ href: postRoute(id), title });
