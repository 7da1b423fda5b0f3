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

/** The lists of the blog that a reader is led to. */
const listPages = [
  { path: 'blog/tags/', heading: 'Tags' },
  { path: 'blog/tags/css/', heading: 'CSS' },
  { path: 'blog/tags/responsive-design/', heading: 'Responsive design' },
  { path: 'blog/tags/layout/', heading: 'Layout' },
] as const;

/** The archive, to which the blog leads once it has enough articles. */
const archivePages = [
  { path: 'blog/archive/', heading: 'Archive' },
  { path: 'blog/archive/2023/', heading: '2023' },
] as const;

/** The pages that have a text of their own. */
export const writtenPages = [
  { path: './', heading: 'Nice to meet you !' },
  { path: 'about/', heading: 'Who is he ?' },
  { path: 'projects/', heading: 'All Projects' },
  { path: 'blog/', heading: `${owner.name}'s Tech Thoughts` },
  { path: 'blog/responsive-design/', heading: 'Three ways to implement responsive design' },
  { path: 'contact/', heading: 'Contact Me' },
  ...listPages,
  ...projectPages,
] as const;

/** Every page of the site. */
export const pages = [...writtenPages, ...archivePages, ...placeholderPages] as const;

/** An address at which there is no page. */
export const unknownPage = { path: 'nowhere/', heading: 'Nothing to see here!' } as const;
