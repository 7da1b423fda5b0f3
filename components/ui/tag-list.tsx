interface TagListProps {
  tags: readonly string[];
  /** What the tags are, for screen readers. */
  label: string;
  className?: string;
}

/** Tags as a row of small labels. */
export function TagList({ tags, label, className = '' }: TagListProps) {
  return (
    <ul aria-label={label} className={`flex flex-wrap gap-2 ${className}`}>
      {tags.map((tag) => (
        <li
          key={tag}
          className="rounded-small border border-line px-2 py-1 font-mono text-caption text-muted"
        >
          {tag}
        </li>
      ))}
    </ul>
  );
}
