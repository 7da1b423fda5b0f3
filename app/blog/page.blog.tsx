import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { site } from '@/lib/site';
import { BlogIntro } from '@/components/blog/blog-intro';
import { BlogLinks } from '@/components/blog/blog-links';
import { LatestArticles } from '@/components/blog/latest-articles';
import { StructuredData } from '@/components/ui/structured-data';
import { siteContent } from '@/lib/site/content';
import { siteSource } from '../source';
import { listData } from '@/lib/outputs/structured-data';
import { routes } from '@/lib/urls';
import { pageMetadata } from '../page-metadata';

export const metadata: Metadata = pageMetadata({
  title: site.words.blog.name,
  description: site.words.blog.description,
  path: routes.blog,
  isBlog: true,
});

export default function BlogPage() {
  const { blog } = siteContent();
  const page = blog.pages.get(routes.blog) ?? notFound();
  return (
    <div className="page-top section-end">
      <BlogIntro />
      <BlogLinks blog={blog} />
      <LatestArticles page={page} />
      <StructuredData data={listData(page, site.words.blog.description, siteSource())} />
    </div>
  );
}
