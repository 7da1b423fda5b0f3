import type { Metadata } from 'next';
import { BlogPageHead } from '@/components/blog/blog-page-head';
import { YearIndex } from '@/components/blog/year-index';
import { StructuredData } from '@/components/ui/structured-data';
import { metaDescriptions } from '@/data/copy';
import { pageTitles } from '@/data/page-titles';
import { loadContent } from '@/lib/content/load-content';
import { siteSource } from '@/lib/outputs/source';
import { waysData } from '@/lib/outputs/structured-data';
import { blogRoutes, routes } from '@/lib/urls';
import { pageMetadata } from '../../page-metadata';

export const metadata: Metadata = pageMetadata({
  title: pageTitles.archive,
  description: metaDescriptions.archive,
  path: blogRoutes.archive,
  isBlog: true,
});

export default function ArchivePage() {
  const { blog } = loadContent();
  return (
    <div className="page-top section-end">
      <BlogPageHead parent={{ label: pageTitles.blog, route: routes.blog }}>
        {pageTitles.archive}
      </BlogPageHead>
      <YearIndex years={[...blog.years.values()]} />
      <StructuredData
        data={waysData(
          pageTitles.archive,
          blogRoutes.archive,
          metaDescriptions.archive,
          siteSource(),
        )}
      />
    </div>
  );
}
