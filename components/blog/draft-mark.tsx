import { strings } from '@/data/strings';

/** Marks a post or project that is not published yet. Shown by `npm run dev` only. */
export function DraftMark({ post }: { post: { draft?: boolean; scheduled?: boolean } }) {
  // A build publishes no drafts and no scheduled posts. This line removes the code from the bundle.
  if (process.env.NODE_ENV === 'production') return null;
  if (!post.draft && !post.scheduled) return null;
  return (
    <strong className="rounded-small border border-positive px-2 font-mono text-caption font-normal text-positive">
      {post.draft ? strings.article.draft : strings.article.scheduled}
    </strong>
  );
}
