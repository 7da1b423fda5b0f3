import { pageTitles } from './page-titles';
import { cvFile } from './cv-file';
import { owner } from './owner';
import { routes } from './routes';

/** A link of a menu. `kind` says which link component shows it. */
export interface NavigationLink {
  label: string;
  href: string;
  kind: 'internal' | 'external' | 'download';
  /** False where nothing may be fetched ahead: the address has no page. */
  prefetch?: false;
}

const internal = (label: string, href: string): NavigationLink => ({
  label,
  href,
  kind: 'internal',
});
const external = (label: string, href: string): NavigationLink => ({
  label,
  href,
  kind: 'external',
});

export const mailto = `mailto:${owner.email}`;

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

/** The columns of the footer. */
export const footerColumns: readonly { title: string; links: readonly NavigationLink[] }[] = [
  {
    title: 'Contact',
    links: [
      external('GitHub', owner.profiles.github),
      external('Twitter', owner.profiles.twitter),
      external('Email', mailto),
      external('LinkedIn', owner.profiles.linkedin),
      external('Calendly', owner.profiles.calendly),
    ],
  },
  {
    title: 'Services',
    links: [
      internal('Blog', routes.blog),
      internal(pageTitles.mentoring, routes.mentoring),
      internal(pageTitles.talents, routes.talents),
    ],
  },
  {
    title: 'Career',
    links: [
      { label: 'Download CV', href: cvFile().path, kind: 'download' },
      internal(pageTitles.testimonials, routes.testimonials),
      { ...internal('Certificates', routes.certificates), prefetch: false },
      internal(pageTitles.techStack, routes.techStack),
    ],
  },
];
