import type { PostSummary } from '@/data/content/model';
import { postRoute } from '@/data/routes';
import { InternalLink } from '../ui/internal-link';
import { TravellingGlyph } from '../ui/travelling-glyph';
import { DraftMark } from './draft-mark';

/** An article in a list: title, date and preview. */
export function ArticleCard({ post }: { post: PostSummary }) {
  const { id, title, date, isoDate, preview, draft, glyph } = post;
  return (
    <article className="card article-card">
      <TravellingGlyph name={id} glyph={glyph} className="size-16" />
      <div>
        <p className="font-mono text-caption text-muted">
          <time dateTime={isoDate}>{date}</time> {draft && <DraftMark />}
        </p>
        <h3 className="mt-2 font-display text-title font-bold tracking-snug">
          <InternalLink href={postRoute(id)} className="card-link">
            {title}
          </InternalLink>
        </h3>
        <p className="mt-2 max-w-measure text-muted">{preview}</p>
      </div>
    </article>
  );
}
