import { outputFiles } from '../../urls';

/** A form in which programs follow the blog. */
export interface FeedFile {
  label: string;
  /** Path below the base path. */
  path: string;
  /** Its media type, for links; hosts go by the ending of the name. */
  type: string;
}

/** The forms of the feed, the best known first. */
export const feeds: readonly [FeedFile, ...FeedFile[]] = [
  { label: 'RSS', path: outputFiles.rss, type: 'application/rss+xml' },
  { label: 'Atom', path: outputFiles.atom, type: 'application/atom+xml' },
  { label: 'JSON Feed', path: outputFiles.jsonFeed, type: 'application/feed+json' },
];
