import { strings } from '@/data/strings';
import { absoluteUrl, owner } from '@/app/owner';
import { siteFeatures, siteContent } from '@/app/content';
import { hasRoute } from '@/lib/features';
import { blogRoutes, routes } from '@/lib/urls';

/* The site under test. */

export const content = siteContent();

/** Which features the site has. */
export const features = siteFeatures();

/** A page that the site should have. */
export interface SitePage {
  /** Path relative to Playwright's base URL: `./`, `./about/`. */
  path: string;
  /** Its main heading. */
  heading: string;
}

const page = (path: string, heading: string): SitePage => ({ path: `.${path}`, heading });

/** Every page that the site should have. */
export const pages: readonly SitePage[] = [
  page(routes.home, strings.home.greeting),
  ...(features.about ? [page(routes.about, strings.about.heading)] : []),
  ...(features.contact ? [page(routes.contact, strings.contact.heading)] : []),
  ...(hasRoute(routes.projects) ? [page(routes.projects, strings.projects.heading)] : []),
  ...content.all.map(({ path, title }) => page(path, title)),
  ...(hasRoute(routes.blog)
    ? [
        page(blogRoutes.tags, strings.lists.tags.name),
        page(blogRoutes.archive, strings.lists.archive.name),
        ...[...content.blog.pages.values()].map(({ path, group }) =>
          page(path, group.type === 'blog' ? strings.blog.heading(owner) : group.name),
        ),
      ]
    : []),
];

/** The public URL of a page or file of the site. */
export const published = (path: string): string => absoluteUrl(path.slice(1));

/** The path of a public URL, relative to Playwright's base URL. */
export const pathOf = (url: string): string => `./${url.slice(published('./').length)}`;
