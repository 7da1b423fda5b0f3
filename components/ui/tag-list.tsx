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
      {tags.map((tag) => {
        const href = Object.hasOwn(hrefs, tag) ? hrefs[tag] : undefined;
        return (
          <li key={tag} className="tag">
            {href ? <InternalLink href={href}>{tag}</InternalLink> : tag}
          </li>
        );
      })}
    </ul>
  );
}
