import { strings } from '@/data/strings';
import type { Post } from '@/lib/content/kinds';

/** Marks an entry that is not published yet, in `npm run dev`. */
export function DraftMark({ status }: { status: Post['status'] }) {
  // Builds publish neither drafts nor scheduled posts, so this line removes the code from the bundle.
  if (process.env.NODE_ENV === 'production') return null;
  if (status === 'published') return null;
  return (
    <strong className="rounded-small border border-positive px-2 font-caption text-caption font-normal text-positive">
      {strings.article[status]}
    </strong>
  );
}
