import type { Metadata } from 'next';
import { BlogIntro } from '@/components/blog/blog-intro';
import { LatestArticles } from '@/components/blog/latest-articles';
import { StructuredData } from '@/components/ui/structured-data';
import { metaDescriptions } from '@/data/copy';
import { loadContent } from '@/data/content/load-content';
import { siteSource } from '@/data/machine/source';
import { blogData } from '@/data/machine/structured-data';
import { routes } from '@/data/routes';
import { pageMetadata } from '../page-metadata';

export const metadata: Metadata = pageMetadata({
  title: 'Blog',
  description: metaDescriptions.blog,
  path: routes.blog,
  share: 'blog',
});

export default function BlogPage() {
  const posts = loadContent().posts.map(({ summary }) => summary);
  return (
    <div className="page-top section-end">
      <BlogIntro />
      <LatestArticles posts={posts} />
      <StructuredData data={blogData(posts, siteSource())} />
    </div>
  );
}
