import type { Metadata } from 'next';
import { BlogIntro } from '@/components/blog/blog-intro';
import { LatestArticles } from '@/components/blog/latest-articles';
import { metaDescriptions } from '@/data/copy';
import { loadContent } from '@/data/content/load-content';

export const metadata: Metadata = { title: 'Blog', description: metaDescriptions.blog };

export default function BlogPage() {
  return (
    <div className="page-top section-end">
      <BlogIntro />
      <LatestArticles posts={loadContent().posts.map(({ summary }) => summary)} />
    </div>
  );
}
