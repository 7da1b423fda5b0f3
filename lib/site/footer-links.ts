import { cvFile } from '../outputs/cv-file';
import { internal, type NavigationLink } from '@/data/navigation';
import { owner } from '@/data/owner';
import { pageTitles } from '@/data/page-titles';
import { routes } from '../urls';

const external = (label: string, href: string): NavigationLink => ({
  label,
  href,
  kind: 'external',
});

export const mailto = `mailto:${owner.email}`;

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
