import { outputFiles } from '../../urls';

/** A feed of the blog in one format. */
export interface FeedFile {
  label: string;
  /** Path below the base path. */
  path: string;
  /** Media type for links. Hosts derive theirs from the file extension. */
  type: string;
}

/** The feeds, the best-known format first. */
export const feeds: readonly [FeedFile, ...FeedFile[]] = [
  { label: 'RSS', path: outputFiles.rss, type: 'application/rss+xml' },
  { label: 'Atom', path: outputFiles.atom, type: 'application/atom+xml' },
  { label: 'JSON Feed', path: outputFiles.jsonFeed, type: 'application/feed+json' },
];
