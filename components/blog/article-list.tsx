'use client';

import { ArticleCard, type ArticleCardProps, type CardPost } from './article-card';

interface ArticleListProps extends Pick<ArticleCardProps, 'heading'> {
  posts: readonly CardPost[];
}

/**
 * Articles as cards. It is a client component so that the page's RSC payload contains the data of
 * the cards and not the rendered elements of each one.
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
