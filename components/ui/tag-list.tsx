import { InternalLink } from './internal-link';

interface TagListProps {
  tags: readonly string[];
  /** The page of each tag that has one. */
  hrefs?: Readonly<Record<string, string>>;
  /** What the tags are, for screen readers. */
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
            {href ? (
              // Nobody follows most of them: a page of ten tags would fetch ten lists ahead.
              <InternalLink href={href} prefetch={false}>
                {tag}
              </InternalLink>
            ) : (
              tag
            )}
          </li>
        );
      })}
    </ul>
  );
}
