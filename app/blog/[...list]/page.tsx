import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ListPageView } from '@/components/blog/list-page-view';
import { StructuredData } from '@/components/ui/structured-data';
import { siteContent } from '../../content';
import { strings } from '@/data/strings';
import { owner } from '../../owner';
import { listStrings } from '@/lib/content/list-strings';
import { siteSource } from '../../source';
import { listData } from '@/lib/seo/structured-data';
import { NO_ENTRY, routes } from '@/lib/urls';
import { pageMetadata } from '../../page-metadata';

/* Every list of posts except the first page of the blog: /blog/page/2/, /blog/tags/css/ and so on. */

interface ListProps {
  params: Promise<{ list: string[] }>;
}

export function generateStaticParams() {
  const lists = [...siteContent().blog.pages.keys()]
    .filter((route) => route !== routes.blog)
    .map((route) => route.slice(routes.blog.length, -1).split('/'));
  return (lists.length > 0 ? lists : [['tags', NO_ENTRY]]).map((list) => ({ list }));
}

export async function generateMetadata({ params }: ListProps): Promise<Metadata> {
  const page = await findPage(params);
  const { title, description } = listStrings(page, owner, strings);
  const { route, group } = page;
  return pageMetadata({ title, description, path: route, sharedAs: group.route, isBlog: true });
}

export default async function List({ params }: ListProps) {
  const page = await findPage(params);
  const { heading, description } = listStrings(page, owner, strings);
  return (
    <>
      <ListPageView page={page} heading={heading} />
      <StructuredData data={listData(page, description, siteSource())} />
    </>
  );
}

async function findPage(params: ListProps['params']) {
  const { list } = await params;
  return siteContent().blog.pages.get(`${routes.blog}${list.join('/')}/`) ?? notFound();
}
