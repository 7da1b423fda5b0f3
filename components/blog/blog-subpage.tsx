import type { ReactNode } from 'react';
import { PageHeading } from '../ui/page-heading';
import { TextLink } from '../ui/text-link';
import { SubscribeLinks } from './subscribe-links';

interface BlogSubpageProps {
  /** The section of the page; a link if it has a path. */
  parent: { label: string; path: string | undefined };
  heading: string;
  children: ReactNode;
}

/** A page of the blog, with the name of its section above its heading, and links to subscribe at its end. */
export const BlogSubpage = ({ parent, heading, children }: BlogSubpageProps) => (
  <div className="pt-top pb-section">
    <p className="mb-4 font-caption text-caption text-muted">
      {parent.path ? <TextLink href={parent.path}>{parent.label}</TextLink> : parent.label}
    </p>
    <PageHeading>{heading}</PageHeading>
    {children}
    <p className="mt-12 flex flex-wrap gap-x-6 text-small/relaxed">
      <SubscribeLinks />
    </p>
  </div>
);
