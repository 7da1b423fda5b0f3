'use client';

import { ArticleCard, type ArticleCardProps, type CardPost } from './article-card';

interface ArticleListProps extends Pick<ArticleCardProps, 'heading'> {
  posts: readonly CardPost[];
}

/**
 * Articles as cards. A client component, so that the data of a page hold what cards show, and not
 * for each of them how.
 */
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
