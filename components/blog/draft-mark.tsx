import { article } from '@/lib/site/words';

/** Says that a post is not published yet; seen by the owner only, while writing. */
export function DraftMark({ post }: { post: { draft?: boolean; scheduled?: boolean } }) {
  // A build publishes neither, and its pages need not carry the mark.
  if (process.env.NODE_ENV === 'production') return null;
  if (!post.draft && !post.scheduled) return null;
  return (
    <strong className="rounded-small border border-positive px-2 font-mono text-caption font-normal text-positive">
      {post.draft ? article.draft : article.scheduled}
    </strong>
  );
}
