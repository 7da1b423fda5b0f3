import type { PostSummary } from '@/lib/content/model';
import { toIsoDate } from '@/lib/dates';
import { dirOf } from '@/lib/text-direction';
import { drawGlyph } from '@/lib/glyph/draw';
import { postRoute } from '@/lib/urls';
import { BlockGlyph } from '../ui/block-glyph';
import { InternalLink } from '../ui/internal-link';
import { DraftMark } from './draft-mark';

export interface ArticleCardProps {
  post: PostSummary;
  /** Heading level of the title. */
  heading?: 'h2' | 'h3';
}

/** An article in a list: title, date and preview. */
export function ArticleCard({ post, heading: Heading = 'h3' }: ArticleCardProps) {
  const { id, title, date, preview, glyph } = post;
  return (
    <article className="card article-card">
      <BlockGlyph glyph={drawGlyph(glyph)} className="size-16" />
      <div>
        <p className="font-mono text-caption text-muted">
          <time dateTime={toIsoDate(date)}>{date}</time> <DraftMark post={post} />
        </p>
        <Heading
          dir={dirOf(title)}
          className="mt-2 font-display text-title font-bold tracking-snug"
        >
          <InternalLink href={postRoute(id)} className="card-link">
            {title}
          </InternalLink>
        </Heading>
        <p dir={dirOf(preview)} className="mt-2 max-w-measure text-muted">
          {withDots(preview)}
        </p>
      </div>
    </article>
  );
}

/** Cards end in three dots, whatever the preview ends in. */
const withDots = (text: string) => `${text.replace(/[\s.…]+$/, '')}...`;
