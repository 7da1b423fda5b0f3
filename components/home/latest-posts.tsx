import { strings } from '@/data/strings';
import { pinnedFirst } from '@/lib/content/blog-index';
import type { Post } from '@/lib/content/kinds';
import { routes } from '@/lib/urls';
import { ArticleList } from '../blog/article-list';
import { ArrowForward } from '../ui/arrows';
import { TextLink } from '../ui/text-link';
import { TitledSection } from '../ui/titled-section';

interface LatestPostsProps {
  posts: readonly Post[];
  count?: number | undefined;
}

/** Pinned posts, then the newest ones, and a link to all posts. */
export function LatestPosts({ posts, count = 3 }: LatestPostsProps) {
  return (
    <TitledSection id="latest-posts" title={strings.blog.latest} className="pt-section">
      <ArticleList posts={pinnedFirst(posts).slice(0, count)} />
      <TextLink href={routes.blog} className="mt-8">
        {strings.blog.name}
        <ArrowForward />
      </TextLink>
    </TitledSection>
  );
}
