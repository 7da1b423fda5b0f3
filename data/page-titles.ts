/** Names of the pages, in the browser's title bar and wherever else they are named. */
export const pageTitles = {
  about: 'About',
  projects: 'Projects',
  blog: 'Blog',
  tags: 'Tags',
  archive: 'Archive',
  contact: 'Contact',
  talents: 'Talent Referral',
  mentoring: 'Mentoring',
  testimonials: 'Testimonials',
  techStack: 'Full Technical Stack',
} as const;
