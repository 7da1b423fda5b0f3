import { settings } from '@/data/site';
import type { Post } from '@/lib/content/kinds';
import { Day } from '../ui/day';
import { DraftMark } from '../ui/draft-mark';
import { InternalLink } from '../ui/internal-link';
import { LabelledRow } from '../ui/labelled-row';
import { Title } from '../ui/title';

const monthName = new Intl.DateTimeFormat(settings.language, { month: 'long', timeZone: 'UTC' });

/** The articles of a year, grouped by month, one line each. */
export function TitleList({ posts }: { posts: readonly Post[] }) {
  return (
    <div className="mt-10">
      {byMonth(posts).map(([month, inMonth]) => (
        <LabelledRow key={month} id={`month-${inMonth[0]?.isoDate.slice(5, 7)}`} title={month}>
          <ul role="list">
            {inMonth.map((post) => (
              <li
                key={post.slug}
                className="flex flex-wrap items-baseline gap-x-6 py-2 wrap-anywhere"
              >
                <Day iso={post.isoDate} className="font-caption text-caption/relaxed text-muted" />
                <InternalLink
                  href={post.path}
                  dir="auto"
                  className="flex-1 font-medium hover:text-accent hover:underline max-md:basis-full"
                >
                  <Title>{post.markedTitle}</Title>
                </InternalLink>
                <DraftMark status={post.status} />
              </li>
            ))}
          </ul>
        </LabelledRow>
      ))}
    </div>
  );
}

function byMonth(posts: readonly Post[]): [month: string, posts: Post[]][] {
  const months = new Map<string, Post[]>();
  for (const post of posts) {
    const month = monthName.format(new Date(post.isoDate));
    months.set(month, [...(months.get(month) ?? []), post]);
  }
  return [...months];
}
