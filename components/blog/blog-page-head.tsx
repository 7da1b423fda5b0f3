import { dirOf } from '@/lib/text-direction';
import { InternalLink } from '../ui/internal-link';
import { PageHeading } from '../ui/page-heading';

interface BlogPageHeadProps {
  /** What the page belongs to; a link where that has a page. */
  parent: { label: string; route: string | undefined };
  children: string;
}

/** The heading of a page of the blog, below the name of what it belongs to. */
export function BlogPageHead({ parent, children }: BlogPageHeadProps) {
  return (
    <>
      <p className="mb-4 font-mono text-caption text-muted">
        {parent.route ? (
          <InternalLink href={parent.route} className="text-link">
            {parent.label}
          </InternalLink>
        ) : (
          parent.label
        )}
      </p>
      <PageHeading dir={dirOf(children)}>{children}</PageHeading>
    </>
  );
}
