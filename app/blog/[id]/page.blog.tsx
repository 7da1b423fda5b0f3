import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AfterArticle } from '@/components/blog/after-article';
import { ArticleView } from '@/components/blog/article-view';
import { LiveArticle } from '@/components/blog/live-article';
import { NotFoundNotice } from '@/components/layout/not-found-notice';
import { StructuredData } from '@/components/ui/structured-data';
import { withBasePath } from '@/lib/base-path';
import { fingerprint } from '@/lib/content/fingerprint';
import { findPost } from '@/lib/content/load-content';
import { siteContent } from '@/lib/site/content';
import { articleLinks, surroundings } from '@/lib/content/post-links';
import { siteSource } from '../../source';
import { postData } from '@/lib/seo/structured-data';
import { postRoute, postSourcePath } from '@/lib/urls';
import { pageMetadata } from '../../page-metadata';

interface PostPageProps {
  params: Promise<{ id: string }>;
}

export function generateStaticParams() {
  return siteContent().posts.map(({ summary }) => ({ id: summary.id }));
}

export async function generateMetadata({ params }: PostPageProps): Promise<Metadata> {
  const { summary } = await requestedPost(params);
  const { id, title, preview, isoDate, isoModified, tags, canonical } = summary;
  return pageMetadata({
    title,
    description: preview,
    path: postRoute(id),
    isBlog: true,
    source: postSourcePath(id),
    canonical,
    article: { publishedTime: isoDate, modifiedTime: isoModified, tags: [...tags] },
  });
}

export default async function PostPage({ params }: PostPageProps) {
  const { summary, file, render } = await requestedPost(params);
  const { blog } = siteContent();
  const links = articleLinks(blog, summary);
  return (
    <>
      <LiveArticle
        url={withBasePath(postSourcePath(summary.id))}
        builtFrom={fingerprint(file.source)}
        links={links}
        notice={<NotFoundNotice heading="p" />}
      >
        <ArticleView article={render()} links={links} />
      </LiveArticle>
      <AfterArticle {...surroundings(blog, summary)} />
      <StructuredData data={postData(summary, siteSource())} />
    </>
  );
}

async function requestedPost(params: PostPageProps['params']) {
  const { id } = await params;
  return findPost(siteContent(), id) ?? notFound();
}
