import { blogIntro, blogTitle } from '@/data/copy';
import { PageHeading } from '../ui/page-heading';

/** The opening of the blog. */
export function BlogIntro() {
  return (
    <>
      <PageHeading>{blogTitle}</PageHeading>
      <p className="mt-6 max-w-measure text-lead text-muted">{blogIntro}</p>
    </>
  );
}
