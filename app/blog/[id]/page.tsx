import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArticleView } from '@/components/blog/article-view';
import { LiveArticle } from '@/components/blog/live-article';
import { fingerprint } from '@/data/content/fingerprint';
import { loadContent } from '@/data/content/load-content';

interface PostPageProps {
  params: Promise<{ id: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return loadContent().posts.map(({ summary }) => ({ id: summary.id }));
}

export async function generateMetadata({ params }: PostPageProps): Promise<Metadata> {
  const { summary } = await findPost(params);
  return { title: summary.title, description: summary.preview };
}

export default async function PostPage({ params }: PostPageProps) {
  const { summary, source, render } = await findPost(params);
  return (
    <LiveArticle id={summary.id} builtFrom={fingerprint(source)}>
      <ArticleView article={render()} />
    </LiveArticle>
  );
}

async function findPost(params: PostPageProps['params']) {
  const { id } = await params;
  return loadContent().posts.find(({ summary }) => summary.id === id) ?? notFound();
}
