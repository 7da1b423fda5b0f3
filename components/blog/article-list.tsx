import type { PostSummary } from '@/lib/content/model';
import { ArticleCard, type ArticleCardProps } from './article-card';

interface ArticleListProps extends Pick<ArticleCardProps, 'heading'> {
  posts: readonly PostSummary[];
}

/** Articles as cards. */
export const ArticleList = ({ posts, heading }: ArticleListProps) => (
  <ul className="card-list">
    {posts.map((post) => (
      <li key={post.id}>
        <ArticleCard post={post} heading={heading} />
      </li>
    ))}
  </ul>
);
