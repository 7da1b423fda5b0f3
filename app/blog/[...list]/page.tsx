import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ListPageView } from '@/components/blog/list-page-view';
import { siteContent } from '../../content';
import { strings } from '@/data/strings';
import { owner } from '../../owner';
import { listStrings } from '@/lib/content/list-strings';
import { NO_ENTRY, routes } from '@/lib/urls';
import { pageMetadata } from '../../page-metadata';

/* Every list of posts except the first page of the blog: /blog/page/2/, /blog/tags/css/ and so on. */

interface ListProps {
  params: Promise<{ list: string[] }>;
}

export function generateStaticParams() {
  const lists = [...siteContent().blog.pages.keys()]
    .filter((path) => path !== routes.blog)
    .map((path) => path.slice(routes.blog.length, -1).split('/'));
  return (lists.length > 0 ? lists : [['tags', NO_ENTRY]]).map((list) => ({ list }));
}

export async function generateMetadata({ params }: ListProps): Promise<Metadata> {
  const page = await findPage(params);
  const { title, description } = listStrings(page, owner, strings);
  return pageMetadata({
    title,
    description,
    path: page.path,
    sharedAs: routes.blog,
    isBlog: true,
  });
}

export default async function List({ params }: ListProps) {
  const page = await findPage(params);
  const { heading } = listStrings(page, owner, strings);
  return <ListPageView page={page} heading={heading} />;
}

async function findPage(params: ListProps['params']) {
  const { list } = await params;
  return siteContent().blog.pages.get(`${routes.blog}${list.join('/')}/`) ?? notFound();
}
