import { strings } from '@/data/strings';
import type { Post } from '@/lib/content/kinds';
import { BlockPattern } from '../ui/block-pattern';
import { Card, CardLink } from '../ui/card';
import { CardList } from '../ui/card-list';
import { Day } from '../ui/day';
import { DraftMark } from '../ui/draft-mark';
import { Title } from '../ui/title';

interface ArticleListProps {
  posts: readonly Post[];
  heading?: 'h2' | 'h3';
}

/** Articles as cards: title, date and description. One that is cut ends in three dots. */
export function ArticleList({ posts, heading: Heading = 'h3' }: ArticleListProps) {
  if (posts.length === 0) return <p className="mt-10 text-muted">{strings.blog.empty}</p>;
  return (
    <CardList className="mt-10">
      {posts.map((post) => (
        <li key={post.slug}>
          <Card className="flex flex-col gap-x-8 gap-y-5 p-[min(1.25rem,var(--side))] wrap-anywhere md:flex-row md:p-8">
            <BlockPattern pattern={post.pattern} className="size-16 shrink-0" />
            <div className="min-w-0">
              <p className="font-caption text-caption text-muted">
                <Day iso={post.isoDate} /> {post.pinned && <>· {strings.article.pinned} </>}
                <DraftMark status={post.status} />
              </p>
              <Heading dir="auto" className="mt-2 font-display text-title font-bold tracking-snug">
                <CardLink href={post.path}>
                  <Title>{post.markedTitle}</Title>
                </CardLink>
              </Heading>
              <p dir="auto" className="mt-2 max-w-measure text-muted max-sm:text-small">
                {post.description.replace(/…$/, '...')}
              </p>
            </div>
          </Card>
        </li>
      ))}
    </CardList>
  );
}
