import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ListPageView } from '@/components/blog/list-page-view';
import { strings } from '@/data/strings';
import { NO_ENTRY, routes } from '@/lib/urls';
import { siteContent } from '../../content';
import { owner } from '../../owner';
import { pageMetadata } from '../../page-metadata';

/* Every list of posts except the first page of the blog: /blog/page/2/, /blog/tags/css/ and so on. */

interface ListProps {
  params: Promise<{ list: string[] }>;
}

const { blog, lists } = strings;
/** The title and description of each type of list. */
const texts = { blog: lists.all, tag: lists.tag, series: lists.ofSeries, year: lists.year };

export function generateStaticParams() {
  const paths = [...siteContent().blog.pages.keys()]
    .filter((path) => path !== routes.blog)
    .map((path) => path.slice(routes.blog.length, -1).split('/'));
  return (paths.length > 0 ? paths : [['tags', NO_ENTRY]]).map((list) => ({ list }));
}

export async function generateMetadata({ params }: ListProps): Promise<Metadata> {
  const { group, number, count, path } = await findPage(params);
  const title = texts[group.type].title(group.name);
  const description = texts[group.type].description(owner, group.name);
  const isFirst = number === 1;
  return pageMetadata({
    title: isFirst ? title : lists.pageTitle(title, number),
    description: isFirst ? description : lists.pageDescription(description, number, count),
    path,
    sharedAs: routes.blog,
  });
}

export default async function List({ params }: ListProps) {
  const page = await findPage(params);
  const { type, name } = page.group;
  return <ListPageView page={page} heading={type === 'blog' ? blog.heading(owner) : name} />;
}

async function findPage(params: ListProps['params']) {
  const { list } = await params;
  return siteContent().blog.pages.get(`${routes.blog}${list.join('/')}/`) ?? notFound();
}
