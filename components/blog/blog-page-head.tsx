import { TextLink } from '../ui/text-link';
import { PageHeading } from '../ui/page-heading';

interface BlogPageHeadProps {
  /** The section of the page; without a path, it is no link. */
  parent: { label: string; path: string | undefined };
  children: string;
}

/** The heading of a blog page, with the name of its section above it. */
export function BlogPageHead({ parent, children }: BlogPageHeadProps) {
  return (
    <>
      <p className="mb-4 font-mono text-caption text-muted">
        {parent.path ? <TextLink href={parent.path}>{parent.label}</TextLink> : parent.label}
      </p>
      <PageHeading>{children}</PageHeading>
    </>
  );
}
