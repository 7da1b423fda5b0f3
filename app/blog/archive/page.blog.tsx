import type { Metadata } from 'next';
import { site } from '@/lib/site';
import { BlogPageHead } from '@/components/blog/blog-page-head';
import { YearIndex } from '@/components/blog/year-index';
import { StructuredData } from '@/components/ui/structured-data';
import { siteContent } from '@/lib/site/content';
import { siteSource } from '../../source';
import { overviewData } from '@/lib/outputs/structured-data';
import { blogRoutes, routes } from '@/lib/urls';
import { pageMetadata } from '../../page-metadata';

export const metadata: Metadata = pageMetadata({
  title: site.words.lists.archive.name,
  description: site.words.lists.archive.description,
  path: blogRoutes.archive,
  isBlog: true,
});

export default function ArchivePage() {
  const { blog } = siteContent();
  return (
    <div className="page-top section-end">
      <BlogPageHead parent={{ label: site.words.blog.name, route: routes.blog }}>
        {site.words.lists.archive.name}
      </BlogPageHead>
      <YearIndex years={[...blog.years.values()]} />
      <StructuredData
        data={overviewData(
          site.words.lists.archive.name,
          blogRoutes.archive,
          site.words.lists.archive.description,
          siteSource(),
        )}
      />
    </div>
  );
}
