import type { Navigation } from '@/lib/schema';

/**
 * All lists of links. `href` is a path of this site, a URL, `email`, `booking`, `cv`, `cv-word`, `vcard`, or `profile:`
 * followed by the network of a profile. A link is hidden if its target is not set in resume.json or site.ts,
 * or if its page was removed.
 */
export const navigation: Navigation = {
  /** The header on wide screens. */
  header: [
    { label: 'Projects', href: '/projects/' },
    { label: 'Blog', href: '/blog/' },
    { label: 'Contact me', href: '/contact/' },
  ],
  /** The menu on narrow screens. */
  drawer: [
    { label: 'Home', href: '/' },
    { label: 'Projects', href: '/projects/' },
    { label: 'About', href: '/about/' },
    { label: 'Contact', href: '/contact/' },
  ],
  /** The top of the home page: buttons, the first of which stands out, and profiles as icons. */
  home: [
    { label: 'Contact', href: 'email' },
    { label: 'Download CV', href: 'cv' },
    { label: 'GitHub', href: 'profile:GitHub' },
    { label: 'Twitter', href: 'profile:Twitter' },
  ],
  /** The buttons of the contact page. With `iconOnly`, a button shows its icon without the label. */
  contact: [
    { label: 'Shoot an email', href: 'email', icon: 'LuMail' },
    { label: 'Book a call', href: 'booking', icon: 'LuCalendar' },
    { label: 'Add to contacts', href: 'vcard', icon: 'LuUserPlus' },
    { label: 'LinkedIn', href: 'profile:LinkedIn', iconOnly: true },
    { label: 'GitHub', href: 'profile:GitHub', iconOnly: true },
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
        // Opens the not-found page until you add content/pages/certificates.md.
        { label: 'Certificates', href: '/certificates/', missing: true },
        { label: 'Full Technical Stack', href: '/tech-stack/' },
      ],
    },
  ],
};
