import type { Metadata } from 'next';
import { YearIndex } from '@/components/blog/year-index';
import { InternalLink } from '@/components/ui/internal-link';
import { PageHeading } from '@/components/ui/page-heading';
import { StructuredData } from '@/components/ui/structured-data';
import { metaDescriptions } from '@/data/copy';
import { loadContent } from '@/data/content/load-content';
import { siteSource } from '@/data/machine/source';
import { waysData } from '@/data/machine/structured-data';
import { blogRoutes, routes } from '@/data/routes';
import { pageMetadata } from '../../page-metadata';

export const metadata: Metadata = pageMetadata({
  title: 'Archive',
  description: metaDescriptions.archive,
  path: blogRoutes.archive,
  share: 'blog',
  isBlog: true,
});

export default function ArchivePage() {
  const { blog } = loadContent();
  return (
    <div className="page-top section-end">
      <p className="mb-4 font-mono text-caption">
        <InternalLink href={routes.blog} className="text-link">
          Blog
        </InternalLink>
      </p>
      <PageHeading>Archive</PageHeading>
      <YearIndex years={[...blog.years.values()]} />
      <StructuredData
        data={waysData('Archive', blogRoutes.archive, metaDescriptions.archive, siteSource())}
      />
    </div>
  );
}
