import type { ReactNode } from 'react';
import { BlogPageHead } from '@/components/blog/blog-page-head';
import { strings } from '@/data/strings';
import { owner } from '../owner';
import { blogRoutes, routes } from '@/lib/urls';
import { pageMetadata } from '../page-metadata';

type Kind = keyof typeof blogRoutes;

/** The metadata of an overview of lists: the tags or the archive. */
export function overviewMetadata(kind: Kind) {
  const { name: title, description } = strings.lists[kind];
  return pageMetadata({
    title,
    description: description(owner),
    path: blogRoutes[kind],
    sharedAs: routes.blog,
    isBlog: true,
  });
}

/** The page of an overview. */
export const Overview = ({ kind, children }: { kind: Kind; children: ReactNode }) => (
  <div className="pt-top pb-section">
    <BlogPageHead parent={{ label: strings.blog.name, path: routes.blog }}>
      {strings.lists[kind].name}
    </BlogPageHead>
    {children}
  </div>
);
