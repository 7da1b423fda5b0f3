import { InternalLink } from './internal-link';

interface TagListProps {
  tags: readonly string[];
  /** URL of each tag that has a page. */
  hrefs?: Readonly<Record<string, string>>;
  label: string;
  className?: string;
}

const tagStyle =
  'rounded-small border border-line px-2 py-1 font-caption text-caption wrap-anywhere text-muted [unicode-bidi:plaintext]';

/** Tags as a row of small labels. */
export function TagList({ tags, hrefs = {}, label, className = '' }: TagListProps) {
  return (
    <ul role="list" aria-label={label} className={`flex flex-wrap gap-2 ${className}`}>
      {tags.map((tag) => (
        <li key={tag} className="flex">
          {Object.hasOwn(hrefs, tag) ? (
            <InternalLink
              href={hrefs[tag] ?? ''}
              className={`${tagStyle} hover:border-accent hover:text-accent`}
            >
              {tag}
            </InternalLink>
          ) : (
            <span className={tagStyle}>{tag}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
