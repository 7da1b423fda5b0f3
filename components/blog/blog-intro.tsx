import { blogIntro } from '@/data/copy';
import { owner } from '@/data/owner';
import { PageHeading } from '../ui/page-heading';

/** The opening of the blog. */
export function BlogIntro() {
  return (
    <>
      <PageHeading>{owner.name}&apos;s Tech Thoughts</PageHeading>
      <p className="mt-6 max-w-measure text-lead text-muted">{blogIntro}</p>
    </>
  );
}
