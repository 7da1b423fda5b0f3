import type { ListPage } from '@/lib/content/blog-index';
import { listWords } from '@/lib/content/list-words';
import { settings, words } from '@/lib/site';
import { fill, fillPlural } from '@/lib/site/fill';
import { blogRoutes, routes } from '@/lib/urls';
import { ArticleList } from './article-list';
import { BlogPageHead } from './blog-page-head';
import { Pagination } from './pagination';
import { TitleList } from './title-list';

const { blog, lists } = words;

/** The section that each kind of list belongs to. */
const parents = {
  blog: { label: blog.name, route: routes.blog },
  series: { label: lists.series.name, route: undefined },
  tag: { label: lists.tags.name, route: blogRoutes.tags },
  year: { label: lists.archive.name, route: blogRoutes.archive },
};

/** A page of the articles of a tag, a series or a year, or of all articles. */
export function ListPageView({ page }: { page: ListPage }) {
  const { group, number, count, posts } = page;
  return (
    <div className="pt-top pb-section">
      <BlogPageHead parent={parents[group.kind]}>{listWords(page, words).heading}</BlogPageHead>
      <p className="mt-6 font-mono text-caption text-muted">
        {fillPlural(blog.count, group.posts.length, settings.language)}
        {count > 1 && ` · ${fill(blog.page, { number, total: count })}`}
      </p>
      {group.kind === 'year' ? (
        <TitleList posts={posts} />
      ) : (
        <ArticleList posts={posts} heading="h2" />
      )}
      <Pagination page={page} />
    </div>
  );
}
