import { site } from '@/lib/site';
import { BlogPageHead } from '@/components/blog/blog-page-head';
import { YearIndex } from '@/components/blog/year-index';
import { StructuredData } from '@/components/ui/structured-data';
import { siteContent } from '@/lib/site/content';
import { siteSource } from '../../source';
import { overviewData } from '@/lib/outputs/structured-data';
import { blogRoutes, routes } from '@/lib/urls';
import { pageMetadata } from '../../page-metadata';

const { name: title, description } = site.words.lists.archive;
const path = blogRoutes.archive;

export const metadata = pageMetadata({ title, description, path, isBlog: true });

export default function ArchivePage() {
  const { blog } = siteContent();
  return (
    <div className="pt-top pb-section">
      <BlogPageHead parent={{ label: site.words.blog.name, route: routes.blog }}>
        {title}
      </BlogPageHead>
      <YearIndex years={[...blog.years.values()]} />
      <StructuredData data={overviewData(title, path, description, siteSource())} />
    </div>
  );
}
