import { strings } from '@/data/strings';
import { hasArchive, type BlogIndex } from '@/lib/content/blog-index';
import { blogRoutes } from '@/lib/urls';
import { TextLink } from '../ui/text-link';
import { SubscribeLinks } from './subscribe-links';

/** Links to the tags and the archive of the blog, and to subscribe to it. */
export function BlogLinks({ blog }: { blog: BlogIndex }) {
  return (
    <p className="mt-6 flex flex-wrap gap-x-6 gap-y-1 text-small/relaxed">
      {blog.tags.size > 0 && <TextLink href={blogRoutes.tags}>{strings.lists.tags.name}</TextLink>}
      {hasArchive(blog) && (
        <TextLink href={blogRoutes.archive}>{strings.lists.archive.name}</TextLink>
      )}
      <SubscribeLinks />
    </p>
  );
}
