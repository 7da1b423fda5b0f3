import type { ReactNode } from 'react';
import { BlogSubpage } from '@/components/blog/blog-subpage';
import { strings } from '@/data/strings';
import { blogRoutes, routes } from '@/lib/urls';
import { owner } from '../owner';
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
  });
}

/** The page of an overview. */
export const Overview = ({ kind, children }: { kind: Kind; children: ReactNode }) => (
  <BlogSubpage
    parent={{ label: strings.blog.name, path: routes.blog }}
    heading={strings.lists[kind].name}
  >
    {children}
  </BlogSubpage>
);
