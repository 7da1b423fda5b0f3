import { Feed } from 'feed';
import { blogLimits } from '../content/blog-limits';
import type { AnyEntry } from '../content/entry';
import type { MarkdownStrings } from '../markdown/types';
import { outputFiles, routes } from '../urls';
import { toFeedHtml } from './feed-html';

/** The feeds of the site, best-known format first. Hosts derive types of their own from the file extension. */
export const feedLinks = [
  { label: 'RSS', path: outputFiles.rss, type: 'application/rss+xml' },
  { label: 'Atom', path: outputFiles.atom, type: 'application/atom+xml' },
  { label: 'JSON Feed', path: outputFiles.jsonFeed, type: 'application/feed+json' },
] as const;

export interface FeedOptions {
  title: string;
  description: string;
  /** The strings that rendering adds to Markdown. */
  strings: MarkdownStrings;
  /** BCP 47 tag. */
  language: string;
  /** Name of the author. */
  author: string;
  /** The date of a feed without entries, YYYY-MM-DD. */
  isoModified: string;
  /** Returns the absolute URL of a path below the base path. */
  url: (path: string) => string;
}

/**
 * Builds a feed of the newest entries with their full text.
 * @param entries published entries
 * @returns a feed with a method for each format: https://github.com/jpmonette/feed
 */
export function buildFeed(entries: readonly AnyEntry[], options: FeedOptions): Feed {
  const { title, description, strings, language, author, isoModified, url } = options;
  const newest = entries
    .flatMap((entry) => (entry.metadata.inFeeds ? { ...entry, metadata: entry.metadata } : []))
    .sort((a, b) => b.metadata.isoDate.localeCompare(a.metadata.isoDate))
    .slice(0, blogLimits.feed);
  const days = newest.map(({ metadata }) => metadata.isoModified ?? metadata.isoDate).sort();
  const feed = new Feed({
    id: url(routes.blog),
    link: url(routes.blog),
    title,
    description,
    language,
    author: { name: author, link: url(routes.home) },
    copyright: '',
    updated: toDate(days.at(-1) ?? isoModified),
    generator: false,
    feedLinks: {
      rss: url(outputFiles.rss),
      atom: url(outputFiles.atom),
      json: url(outputFiles.jsonFeed),
    },
  });
  for (const { metadata, path, body, base } of newest) {
    feed.addItem({
      id: url(path),
      link: url(path),
      title: metadata.title,
      description: metadata.description,
      content: toFeedHtml(body, { page: path, base, url }, strings),
      published: toDate(metadata.isoDate),
      date: toDate(metadata.isoModified ?? metadata.isoDate),
      category: metadata.tags.map((name) => ({ name, term: name })),
    });
  }
  return feed;
}

const toDate = (isoDay: string) => new Date(`${isoDay}T00:00:00Z`);
