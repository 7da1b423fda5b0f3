import { outputFiles } from '../urls';

/**
 * The feeds of the blog, the best-known format first. Paths are below the base path; types are those of
 * links, hosts derive theirs from the file extension.
 */
export const feeds = [
  { label: 'RSS', path: outputFiles.rss, type: 'application/rss+xml' },
  { label: 'Atom', path: outputFiles.atom, type: 'application/atom+xml' },
  { label: 'JSON Feed', path: outputFiles.jsonFeed, type: 'application/feed+json' },
] as const;
