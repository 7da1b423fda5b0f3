import type { ListPage } from '@/lib/content/blog-index';
import { articleCount, listWords } from '@/lib/content/list-words';
import { blogRoutes, routes } from '@/lib/urls';
import { toCard } from './article-card';
import { ArticleList } from './article-list';
import { BlogPageHead } from './blog-page-head';
import { Pagination } from './pagination';
import { TitleList } from './title-list';

/** Where each kind of list belongs. */
const parents = {
  blog: { label: 'Blog', route: routes.blog },
  series: { label: 'Series', route: undefined },
  tag: { label: 'Tags', route: blogRoutes.tags },
  year: { label: 'Archive', route: blogRoutes.archive },
};

/** A page of the articles of a tag, a series or a year, or of all articles. */
export function ListPageView({ page }: { page: ListPage }) {
  const { group, number, count, posts } = page;
  return (
    <div className="page-top section-end">
      <BlogPageHead parent={parents[group.kind]}>{listWords(page).heading}</BlogPageHead>
      <p className="mt-6 font-mono text-caption text-muted">
        {articleCount(group.posts.length)}
        {count > 1 && ` · page ${number} of ${count}`}
      </p>
      {group.kind === 'year' ? (
        <TitleList posts={posts} />
      ) : (
        <ArticleList posts={posts.map(toCard)} heading="h2" />
      )}
      <Pagination page={page} />
    </div>
  );
}
