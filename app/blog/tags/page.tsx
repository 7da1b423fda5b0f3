import type { Metadata } from 'next';
import { TagIndex } from '@/components/blog/tag-index';
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
  title: 'Tags',
  description: metaDescriptions.tags,
  path: blogRoutes.tags,
  share: 'blog',
  isBlog: true,
});

export default function TagsPage() {
  const { blog } = loadContent();
  return (
    <div className="page-top section-end">
      <p className="mb-4 font-mono text-caption">
        <InternalLink href={routes.blog} className="text-link">
          Blog
        </InternalLink>
      </p>
      <PageHeading>Tags</PageHeading>
      <TagIndex tags={[...blog.tags.values()]} />
      <StructuredData
        data={waysData('Tags', blogRoutes.tags, metaDescriptions.tags, siteSource())}
      />
    </div>
  );
}
