import { strings } from '@/data/strings';
import type { BlogIndex } from '@/lib/content/blog-index';
import { blogLimits } from '@/lib/content/blog-limits';
import { feedLinks } from '@/lib/feeds/feed';
import { blogRoutes } from '@/lib/urls';
import { TextLink } from '../ui/text-link';

/** The RSS feed. Feed readers discover the other formats through `<link rel="alternate">`. */
const [feed] = feedLinks;

/** Links to the tags, the archive and the feed of the blog. */
export function BlogLinks({ blog }: { blog: BlogIndex }) {
  return (
    <nav
      aria-label={strings.blog.links}
      className="mt-6 flex flex-wrap gap-x-6 gap-y-1 text-small/relaxed"
    >
      {blog.tags.size > 0 && <TextLink href={blogRoutes.tags}>{strings.lists.tags.name}</TextLink>}
      {blog.all.posts.length >= blogLimits.archiveFrom && (
        <TextLink href={blogRoutes.archive}>{strings.lists.archive.name}</TextLink>
      )}
      <TextLink href={feed.path} isFile type={feed.type}>
        {feed.label}
      </TextLink>
    </nav>
  );
}
