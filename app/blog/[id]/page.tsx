import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArticleView } from '@/components/blog/article-view';
import { LiveArticle } from '@/components/blog/live-article';
import { StructuredData } from '@/components/ui/structured-data';
import { fingerprint } from '@/data/content/fingerprint';
import { loadContent } from '@/data/content/load-content';
import { siteSource } from '@/data/machine/source';
import { postData } from '@/data/machine/structured-data';
import { postRoute, postSourcePath } from '@/data/routes';
import { pageMetadata } from '../../page-metadata';

interface PostPageProps {
  params: Promise<{ id: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return loadContent().posts.map(({ summary }) => ({ id: summary.id }));
}

export async function generateMetadata({ params }: PostPageProps): Promise<Metadata> {
  const { summary } = await findPost(params);
  const { id, title, preview, isoDate } = summary;
  return pageMetadata({
    title,
    description: preview,
    path: postRoute(id),
    share: `blog-${id}`,
    article: { publishedTime: isoDate, source: postSourcePath(id) },
  });
}

export default async function PostPage({ params }: PostPageProps) {
  const { summary, source, render } = await findPost(params);
  return (
    <>
      <LiveArticle id={summary.id} builtFrom={fingerprint(source)}>
        <ArticleView article={render()} />
      </LiveArticle>
      <StructuredData data={postData(summary, siteSource())} />
    </>
  );
}

async function findPost(params: PostPageProps['params']) {
  const { id } = await params;
  return loadContent().posts.find(({ summary }) => summary.id === id) ?? notFound();
}
