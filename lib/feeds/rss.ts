import type { Feed, FeedItem } from './feed';
import { element, xmlDocument } from './xml';

/** Extensions of RSS: the URL of the feed, the full text, and an author without email address. */
const namespaces = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
};

/**
 * The feed as RSS 2.0, following the best practices profile of the RSS Advisory Board:
 * https://www.rssboard.org/rss-profile
 * @param self absolute URL of the feed itself
 */
export function toRss(feed: Feed, self: string): string {
  const { title, description, language, home, isoModified, items } = feed;
  return xmlDocument(
    element('rss', { version: '2.0', ...namespaces }, [
      element('channel', {}, [
        element('title', {}, title),
        element('link', {}, home),
        element('description', {}, description),
        element('language', {}, language),
        element('lastBuildDate', {}, instant(isoModified)),
        element('atom:link', { rel: 'self', type: 'application/rss+xml', href: self }),
        ...items.map((item) => toItem(item, feed.author.name)),
      ]),
    ]),
  );
}

const toItem = ({ title, url, summary, html, isoDate, tags }: FeedItem, author: string) =>
  element('item', {}, [
    element('title', {}, title),
    element('link', {}, url),
    element('guid', { isPermaLink: 'true' }, url),
    element('pubDate', {}, instant(isoDate)),
    element('dc:creator', {}, author),
    ...tags.map((tag) => element('category', {}, tag)),
    // The element contains HTML. Readers that show it as it is leave quotes alone.
    element('description', {}, summary.replaceAll('&', '&amp;').replaceAll('<', '&lt;')),
    element('content:encoded', {}, html),
  ]);

/** Formats a date as RFC 822 with a four-digit year. */
const instant = (isoDay: string) => new Date(isoDay).toUTCString();
