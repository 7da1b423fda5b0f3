import { words } from '@/lib/site';
import { keepTogether } from '../ui/keep-together';
import { PageHeading } from '../ui/page-heading';

/** The heading and introduction of the blog. */
export function BlogIntro() {
  return (
    <>
      <PageHeading>{keepTogether(words.blog.heading)}</PageHeading>
      <p className="mt-6 max-w-measure text-lead text-muted">{words.blog.intro}</p>
    </>
  );
}
