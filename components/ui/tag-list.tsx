interface TagListProps {
  tags: readonly string[];
  /** What the tags are, for screen readers. */
  label: string;
}

/** Tags as a row of small labels. */
export function TagList({ tags, label }: TagListProps) {
  return (
    <ul aria-label={label} className="mt-6 flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag} className="rounded-small border border-line px-2 py-1 font-mono text-caption text-muted">
          {tag}
        </li>
      ))}
    </ul>
  );
}
