import { blogLimits } from '@/lib/content/blog-limits';
import type { BlogIndex } from '@/lib/content/blog-index';
import { feeds } from '@/lib/outputs/feed/files';
import { blogRoutes } from '@/lib/urls';
import { withBasePath } from '@/lib/base-path';
import { InternalLink } from '../ui/internal-link';

/** The form that most readers know; programs find the others by themselves. */
const [feed] = feeds;

/** Other ways through the blog, as far as there is something at their end, and its feed. */
export function BlogWays({ blog }: { blog: BlogIndex }) {
  return (
    <nav aria-label="Ways through the blog" className="blog-ways">
      {blog.tags.size > 0 && (
        <InternalLink href={blogRoutes.tags} className="text-link">
          Tags
        </InternalLink>
      )}
      {blog.all.posts.length >= blogLimits.archiveFrom && (
        <InternalLink href={blogRoutes.archive} className="text-link">
          Archive
        </InternalLink>
      )}
      <a href={withBasePath(feed.path)} type={feed.type} className="text-link">
        {feed.label}
      </a>
    </nav>
  );
}
