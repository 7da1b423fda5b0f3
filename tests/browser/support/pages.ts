import { owner } from '@/data/owner';

/** The pages of the six projects, relative to the site's root, with their main headings. */
export const projectPages = [
  { path: 'maskott/', heading: 'Maskott' },
  { path: 'exchange/', heading: 'Decentralized Cryptocurrency Exchange' },
  { path: 'live-extension/', heading: 'Zack Nani Live Extension' },
  { path: 'stream-manager/', heading: 'Stream Manager' },
  { path: 'conity/', heading: 'Conity' },
  { path: 'deep-logic/', heading: 'DeepLogic' },
] as const;

/** The pages that have nothing but a heading yet. */
export const placeholderPages = [
  { path: 'talents/', heading: 'Talent Referral' },
  { path: 'mentoring/', heading: 'Mentoring' },
  { path: 'testimonials/', heading: 'Testimonials' },
  { path: 'tech-stack/', heading: 'Full Technical Stack' },
] as const;

/** The pages that have a text of their own. */
export const writtenPages = [
  { path: './', heading: 'Nice to meet you !' },
  { path: 'about/', heading: 'Who is he ?' },
  { path: 'projects/', heading: 'All Projects' },
  { path: 'blog/', heading: `${owner.name}'s Tech Thoughts` },
  { path: 'blog/responsive-design/', heading: 'Three ways to implement responsive design' },
  { path: 'contact/', heading: 'Contact Me' },
  ...projectPages,
] as const;

/** Every page of the site. */
export const pages = [...writtenPages, ...placeholderPages] as const;

/** An address at which there is no page. */
export const unknownPage = { path: 'nowhere/', heading: 'Nothing to see here!' } as const;
