import type { Metadata } from 'next';
import { BlogPageHead } from '@/components/blog/blog-page-head';
import { TagIndex } from '@/components/blog/tag-index';
import { StructuredData } from '@/components/ui/structured-data';
import { metaDescriptions } from '@/data/copy';
import { pageTitles } from '@/data/page-titles';
import { loadContent } from '@/lib/content/load-content';
import { siteSource } from '@/lib/outputs/source';
import { waysData } from '@/lib/outputs/structured-data';
import { blogRoutes, routes } from '@/lib/urls';
import { pageMetadata } from '../../page-metadata';

export const metadata: Metadata = pageMetadata({
  title: pageTitles.tags,
  description: metaDescriptions.tags,
  path: blogRoutes.tags,
  isBlog: true,
});

export default function TagsPage() {
  const { blog } = loadContent();
  return (
    <div className="page-top section-end">
      <BlogPageHead parent={{ label: pageTitles.blog, route: routes.blog }}>
        {pageTitles.tags}
      </BlogPageHead>
      <TagIndex tags={[...blog.tags.values()]} />
      <StructuredData
        data={waysData(pageTitles.tags, blogRoutes.tags, metaDescriptions.tags, siteSource())}
      />
    </div>
  );
}
