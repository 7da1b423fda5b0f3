import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith';
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
  /** The path of the page that lists the entries. */
  list: string;
  /** The folder of its files, such as `/notes`; by default that of the site. */
  folder?: string;
  /** Whether entries have titles, by default true. */
  hasTitles?: boolean;
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

/** The newest entries, for all formats. */
export interface SiteFeed {
  title: string;
  description: string;
  language: string;
  author: { name: string; url: string };
  updated: Date;
  /** The page that lists the entries. */
  url: string;
  /** Returns the absolute URL of one of its files, such as `/rss.xml`. */
  urlOf: (file: string) => string;
  items: FeedItem[];
}

interface FeedItem {
  /** Identifies the entry. Where it had a URL before, that one, so that feed readers do not show it as new. */
  id: string;
  url: string;
  /** Undefined in a feed of entries without titles. */
  title: string | undefined;
  description: string;
  /** The full text as HTML. */
  html: string;
  published: Date;
  updated: Date;
  tags: readonly string[];
  /** BCP 47 tag, if it is not that of the feed. */
  language: string | undefined;
}

/** How many entries a feed has. */
const NEWEST = 20;

/**
 * Collects the newest entries with their full text.
 * @param entries published entries; those without a page or a date are left out
 */
export function buildFeed(entries: readonly AnyEntry[], options: FeedOptions): SiteFeed {
  const { title, description, list, folder = '', hasTitles = true } = options;
  const { strings, language, author, isoModified, url } = options;
  const newest = entries
    .flatMap(({ metadata, ...entry }) =>
      metadata?.isoDate ? { ...entry, metadata, isoDate: metadata.isoDate } : [],
    )
    .sort((a, b) => b.isoDate.localeCompare(a.isoDate))
    .slice(0, NEWEST);
  const days = newest.map(({ metadata, isoDate }) => metadata.isoModified ?? isoDate).sort();
  return {
    title,
    description,
    language,
    author: { name: author, url: url(routes.home) },
    updated: toDate(days.at(-1) ?? isoModified),
    url: url(list),
    urlOf: (file) => url(folder + file),
    items: newest.map(
      ({ metadata, isoDate, path, body, baseUrl, aliases: [earliest = path] = [] }) => ({
        id: encodeURI(url(earliest)),
        url: url(path),
        title: hasTitles ? metadata.title : undefined,
        description: metadata.description,
        html: toFeedHtml(
          body,
          { page: path, baseUrl, url },
          strings,
          metadata.language ?? language,
        ),
        published: toDate(isoDate),
        updated: toDate(metadata.isoModified ?? isoDate),
        tags: metadata.tags,
        language: metadata.language,
      }),
    ),
  };
}

const toDate = (isoDay: string) => new Date(`${isoDay}T00:00:00Z`);

/** Writes a feed as RSS 2.0. */
export const toRss = ({ title, description, language, updated, url, urlOf, items }: SiteFeed) =>
  wellFormed(
    generateRssFeed({
      title,
      link: url,
      description,
      language,
      lastBuildDate: updated,
      atom: {
        links: [{ href: urlOf(outputFiles.rss), rel: 'self', type: feedLinks[0].type }],
      },
      items: items.map((item) => ({
        title: item.title,
        link: item.url,
        guid: { value: item.id, isPermaLink: item.id === item.url },
        pubDate: item.published,
        description: item.description,
        content: { encoded: item.html },
        categories: item.tags.map((name) => ({ name })),
        ...(item.language && { dc: { languages: [item.language] } }),
      })),
    }),
  );

/** Writes a feed as Atom. */
export const toAtom = ({
  title,
  description,
  language,
  author,
  updated,
  url,
  urlOf,
  items,
}: SiteFeed) =>
  wellFormed(
    generateAtomFeed({
      xml: { lang: language },
      id: url,
      title: { value: title },
      subtitle: { value: description },
      links: [
        { href: url, rel: 'alternate' },
        { href: urlOf(outputFiles.atom), rel: 'self' },
      ],
      authors: [{ name: author.name, uri: author.url }],
      updated,
      entries: items.map((item) => ({
        id: item.id,
        // Atom requires one.
        title: { value: item.title ?? item.description },
        links: [{ href: item.url }],
        published: item.published,
        updated: item.updated,
        summary: { value: item.description },
        content: { value: item.html, type: 'html' },
        categories: item.tags.map((term) => ({ term })),
        ...(item.language && { xml: { lang: item.language } }),
      })),
    }),
  );

/** Writes a feed as JSON Feed 1.1. */
export const toJsonFeed = ({ title, description, language, author, url, urlOf, items }: SiteFeed) =>
  JSON.stringify(
    generateJsonFeed({
      title,
      description,
      language,
      authors: [author],
      home_page_url: url,
      feed_url: urlOf(outputFiles.jsonFeed),
      items: items.map((item) => ({
        id: item.id,
        url: item.url,
        title: item.title,
        summary: item.description,
        content_html: item.html,
        date_published: item.published,
        date_modified: item.updated,
        tags: [...item.tags],
        ...(item.language && { language: item.language }),
      })),
    }),
  );

/** Removes characters that XML cannot contain, even escaped: https://www.w3.org/TR/xml/#charsets */
const wellFormed = (xml: string) =>
  xml.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
