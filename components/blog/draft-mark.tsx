/** Says that a post is a draft; seen by the owner only, while writing. */
export function DraftMark() {
  return (
    <strong className="rounded-small border border-positive px-2 font-mono text-caption font-normal text-positive">
      Draft
    </strong>
  );
}
