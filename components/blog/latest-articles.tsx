import type { PostSummary } from '@/data/content/model';
import { TitledSection } from '../ui/titled-section';
import { ArticleCard } from './article-card';

/** The list of articles, newest first. */
export function LatestArticles({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <TitledSection title="Latest articles" className="section">
      <ul className="card-list">
        {posts.map((post) => (
          <li key={post.id}>
            <ArticleCard post={post} />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
