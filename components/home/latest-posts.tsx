import type { Post } from '@/lib/content/kinds';
import { routes } from '@/lib/urls';
import { strings } from '@/data/strings';
import { ArticleList } from '../blog/article-list';
import { ArrowRight } from '../ui/arrows';
import { InternalLink } from '../ui/internal-link';
import { TitledSection } from '../ui/titled-section';

/** How many posts are shown. */
const FIRST = 3;

/** The newest posts, and a link to all of them: for the home page of a site without projects. */
export function LatestPosts({ posts }: { posts: readonly Post[] }) {
  if (posts.length === 0) return null;
  return (
    <TitledSection id="latest-posts" title={strings.blog.latest} className="section">
      <ArticleList posts={posts.slice(0, FIRST)} />
      <InternalLink href={routes.blog} className="text-link mt-8">
        {strings.blog.name}
        <ArrowRight />
      </InternalLink>
    </TitledSection>
  );
}
