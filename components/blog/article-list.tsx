import type { PostSummary } from '@/data/content/model';
import { ArticleCard, type ArticleCardProps } from './article-card';

interface ArticleListProps extends Pick<ArticleCardProps, 'heading'> {
  posts: readonly PostSummary[];
}

/** Articles as cards. */
export function ArticleList({ posts, heading }: ArticleListProps) {
  return (
    <ul className="card-list">
      {posts.map((post) => (
        <li key={post.id}>
          <ArticleCard post={post} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
