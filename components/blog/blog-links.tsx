import { blogLimits } from '@/lib/content/blog-limits';
import type { BlogIndex } from '@/lib/content/blog-index';
import { feedLinks } from '@/lib/feeds/feed';
import { blogRoutes } from '@/lib/urls';
import { withBasePath } from '@/lib/base-path';
import { strings } from '@/data/strings';
import { InternalLink } from '../ui/internal-link';

/** The RSS feed. Feed readers discover the other formats through `<link rel="alternate">`. */
const [feed] = feedLinks;

/** Links to the tags, the archive and the feed of the blog. */
export function BlogLinks({ blog }: { blog: BlogIndex }) {
  return (
    <nav
      aria-label={strings.blog.links}
      className="mt-6 flex flex-wrap gap-x-6 gap-y-1 text-small/[1.7]"
    >
      {blog.tags.size > 0 && (
        <InternalLink href={blogRoutes.tags} className="text-link">
          {strings.lists.tags.name}
        </InternalLink>
      )}
      {blog.all.posts.length >= blogLimits.archiveFrom && (
        <InternalLink href={blogRoutes.archive} className="text-link">
          {strings.lists.archive.name}
        </InternalLink>
      )}
      <a href={withBasePath(feed.path)} type={feed.type} className="text-link">
        {feed.label}
      </a>
    </nav>
  );
}
