import { InternalLink } from './internal-link';

interface TagListProps {
  tags: readonly string[];
  /** URL of each tag that has a page. */
  hrefs?: Readonly<Record<string, string>>;
  /** Accessible name of the list. */
  label: string;
  className?: string;
}

/** Tags as a row of small labels. */
export function TagList({ tags, hrefs = {}, label, className = '' }: TagListProps) {
  return (
    <ul aria-label={label} className={`flex flex-wrap gap-2 ${className}`}>
      {tags.map((tag) => (
        <li key={tag} className="flex">
          {Object.hasOwn(hrefs, tag) ? (
            <InternalLink href={hrefs[tag] ?? ''} className="tag">
              {tag}
            </InternalLink>
          ) : (
            <span className="tag">{tag}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
