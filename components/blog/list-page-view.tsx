import { strings } from '@/data/strings';
import type { ListPage } from '@/lib/content/blog-index';
import { blogRoutes, routes } from '@/lib/urls';
import { ArticleList } from './article-list';
import { BlogSubpage } from './blog-subpage';
import { Pagination } from './pagination';
import { TitleList } from './title-list';

const { blog, lists } = strings;

const parents = {
  blog: { label: blog.name, path: routes.blog },
  series: { label: lists.series.name, path: undefined },
  tag: { label: lists.tags.name, path: blogRoutes.tags },
  year: { label: lists.archive.name, path: blogRoutes.archive },
};

interface ListPageViewProps {
  page: ListPage;
  heading: string;
}

/** One page of a list: all articles, or those of a tag, a series or a year. */
export function ListPageView({ page, heading }: ListPageViewProps) {
  const { group, number, count, posts } = page;
  return (
    <BlogSubpage parent={parents[group.type]} heading={heading}>
      <p className="mt-6 font-caption text-caption text-muted">
        {blog.count(group.posts.length)}
        {count > 1 && ` · ${blog.page(number, count)}`}
      </p>
      {group.type === 'year' ? (
        <TitleList posts={posts} />
      ) : (
        <ArticleList posts={posts} heading="h2" />
      )}
      <Pagination page={page} />
    </BlogSubpage>
  );
}
