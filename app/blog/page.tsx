import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BlogIntro } from '@/components/blog/blog-intro';
import { BlogWays } from '@/components/blog/blog-ways';
import { LatestArticles } from '@/components/blog/latest-articles';
import { StructuredData } from '@/components/ui/structured-data';
import { metaDescriptions } from '@/data/copy';
import { pageTitles } from '@/data/page-titles';
import { loadContent } from '@/lib/content/load-content';
import { siteSource } from '@/lib/outputs/source';
import { listData } from '@/lib/outputs/structured-data';
import { routes } from '@/lib/urls';
import { pageMetadata } from '../page-metadata';

export const metadata: Metadata = pageMetadata({
  title: pageTitles.blog,
  description: metaDescriptions.blog,
  path: routes.blog,
  isBlog: true,
});

export default function BlogPage() {
  const { blog } = loadContent();
  const page = blog.pages.get(routes.blog) ?? notFound();
  return (
    <div className="page-top section-end">
      <BlogIntro />
      <BlogWays blog={blog} />
      <LatestArticles page={page} />
      <StructuredData data={listData(page, metaDescriptions.blog, siteSource())} />
    </div>
  );
}
