import { notFound } from 'next/navigation';
import { ArticleList } from '@/components/blog/article-list';
import { BlogLinks } from '@/components/blog/blog-links';
import { Pagination } from '@/components/blog/pagination';
import { ownText } from '@/components/ui/own-text';
import { PageHeading } from '@/components/ui/page-heading';
import { TitledSection } from '@/components/ui/titled-section';
import { strings } from '@/data/strings';
import { routes } from '@/lib/urls';
import { siteContent } from '../content';
import { owner } from '../owner';
import { pageMetadata } from '../page-metadata';

const { name: title, heading, description, intro, latest } = strings.blog;

export const metadata = pageMetadata({ title, description, path: routes.blog });

export default function BlogPage() {
  const { blog } = siteContent();
  const page = blog.pages.get(routes.blog) ?? notFound();
  return (
    <div className="pt-top pb-section">
      <PageHeading>{heading(owner)}</PageHeading>
      {intro && <p className="mt-6 max-w-measure text-lead text-muted">{ownText(intro)}</p>}
      <BlogLinks blog={blog} />
      <TitledSection title={latest} className="pt-12 md:pt-16">
        <ArticleList posts={page.posts} />
        <Pagination page={page} />
      </TitledSection>
    </div>
  );
}
