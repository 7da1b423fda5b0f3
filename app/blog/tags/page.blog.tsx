import type { Metadata } from 'next';
import { site } from '@/lib/site';
import { BlogPageHead } from '@/components/blog/blog-page-head';
import { TagIndex } from '@/components/blog/tag-index';
import { StructuredData } from '@/components/ui/structured-data';
import { siteContent } from '@/lib/site/content';
import { siteSource } from '../../source';
import { overviewData } from '@/lib/outputs/structured-data';
import { blogRoutes, routes } from '@/lib/urls';
import { pageMetadata } from '../../page-metadata';

export const metadata: Metadata = pageMetadata({
  title: site.words.lists.tags.name,
  description: site.words.lists.tags.description,
  path: blogRoutes.tags,
  isBlog: true,
});

export default function TagsPage() {
  const { blog } = siteContent();
  return (
    <div className="page-top section-end">
      <BlogPageHead parent={{ label: site.words.blog.name, route: routes.blog }}>
        {site.words.lists.tags.name}
      </BlogPageHead>
      <TagIndex tags={[...blog.tags.values()]} />
      <StructuredData
        data={overviewData(
          site.words.lists.tags.name,
          blogRoutes.tags,
          site.words.lists.tags.description,
          siteSource(),
        )}
      />
    </div>
  );
}
