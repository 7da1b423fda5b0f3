import { routes } from '@/lib/urls';

/** A link of a menu. `kind` says which link component shows it. */
export interface NavigationLink {
  label: string;
  href: string;
  kind: 'internal' | 'external' | 'download';
  /** False where nothing may be fetched ahead: the address has no page. */
  prefetch?: false;
}

/** A link to a page of this site. */
export const internal = (label: string, href: string): NavigationLink => ({
  label,
  href,
  kind: 'internal',
});
/** Links of the header on wide screens. */
export const headerLinks: readonly NavigationLink[] = [
  internal('Projects', routes.projects),
  internal('Blog', routes.blog),
  internal('Contact me', routes.contact),
];

/** Links of the drawer on narrow screens. */
export const drawerLinks: readonly NavigationLink[] = [
  internal('Home', routes.home),
  internal('Projects', routes.projects),
  internal('About', routes.about),
  internal('Contact', routes.contact),
];
