import { strings } from '@/data/strings';
import type { Post } from '@/lib/content/kinds';

/** Marks a post or project that is not published yet. Shown by `npm run dev` only. */
export function DraftMark({ status }: { status: Post['status'] }) {
  // A build publishes no drafts and no scheduled posts. This line removes the code from the bundle.
  if (process.env.NODE_ENV === 'production') return null;
  if (status === 'published') return null;
  return (
    <strong className="rounded-small border border-positive px-2 font-mono text-caption font-normal text-positive">
      {strings.article[status]}
    </strong>
  );
}
