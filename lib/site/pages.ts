import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SiteSettings } from '../schema';
import { routes } from '../urls';

/** The parts of a site that an owner can remove: those whose folder in `app/` has the name. */
type RemovablePart = 'about' | 'contact' | 'blog' | 'projects';

/** Which parts the site has: those that were not removed, and that have content. */
export type SitePages = Record<RemovablePart | 'cv', boolean>;

const hasRoute = (part: RemovablePart) => existsSync(path.join(process.cwd(), 'app', part));

/** The parts of the site. */
export const sitePages = (
  { cvPaper }: Pick<SiteSettings, 'cvPaper'>,
  { posts, projects }: Record<'posts' | 'projects', readonly unknown[]>,
): SitePages => ({
  about: hasRoute('about'),
  contact: hasRoute('contact'),
  blog: hasRoute('blog') && posts.length > 0,
  projects: hasRoute('projects') && projects.length > 0,
  cv: cvPaper !== undefined,
});

/** The part that a path leads to, if the site does not have it. */
export const switchedOffPart = (path: string, pages: SitePages) =>
  (['about', 'contact', 'blog', 'projects'] as const).find(
    (page) => !pages[page] && path.startsWith(routes[page]),
  );
