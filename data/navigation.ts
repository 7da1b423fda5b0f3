import type { Navigation } from '@/lib/site/types';

/**
 * Every list of links. `href` is a path of this site, a URL, or one of these, which are shown only if
 * owner.ts has them: `email`, `booking`, `cv`, `vcard`, or `profile:` and a profile's label.
 */
export const navigation: Navigation = {
  /** The bar on wide screens. */
  header: [
    { label: 'Projects', href: '/projects/' },
    { label: 'Blog', href: '/blog/' },
    { label: 'Contact me', href: '/contact/' },
  ],
  /** The drawer on narrow screens. */
  drawer: [
    { label: 'Home', href: '/' },
    { label: 'Projects', href: '/projects/' },
    { label: 'About', href: '/about/' },
    { label: 'Contact', href: '/contact/' },
  ],
  /** The buttons of the first screen; the first one is filled. */
  home: [
    { label: 'Contact', href: 'email', icon: 'LuMail' },
    { label: 'GitHub', href: 'profile:GitHub' },
    { label: 'Twitter', href: 'profile:Twitter' },
  ],
  /** The buttons of the contact page; those without text show their icon alone. */
  contact: [
    { label: 'Shoot an email', href: 'email', icon: 'LuMail' },
    { label: 'Book a call', href: 'booking', icon: 'LuCalendar' },
    { label: 'LinkedIn', href: 'profile:LinkedIn', iconOnly: true },
    { label: 'GitHub', href: 'profile:GitHub', iconOnly: true },
    { label: 'Add to contacts', href: 'vcard', icon: 'LuUserPlus' },
  ],
  footer: [
    {
      title: 'Contact',
      links: [
        { label: 'GitHub', href: 'profile:GitHub' },
        { label: 'Twitter', href: 'profile:Twitter' },
        { label: 'Email', href: 'email' },
        { label: 'LinkedIn', href: 'profile:LinkedIn' },
        { label: 'Calendly', href: 'booking' },
      ],
    },
    {
      title: 'Services',
      links: [
        { label: 'Blog', href: '/blog/' },
        { label: 'Mentoring', href: '/mentoring/' },
        { label: 'Talent Referral', href: '/talents/' },
      ],
    },
    {
      title: 'Career',
      links: [
        { label: 'Download CV', href: 'cv' },
        { label: 'Testimonials', href: '/testimonials/' },
        // Leads to the not-found page until there is a content/pages/certificates.md.
        { label: 'Certificates', href: '/certificates/', missing: true },
        { label: 'Full Technical Stack', href: '/tech-stack/' },
      ],
    },
  ],
};
