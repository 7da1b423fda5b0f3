import type { Feed } from './feed';

/**
 * The feed as JSON Feed 1.1: https://www.jsonfeed.org/version/1.1/
 * @param self absolute URL of the feed itself
 */
export function toJsonFeed(feed: Feed, self: string) {
  const { title, description, language, home, author, items } = feed;
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: home,
    feed_url: self,
    language,
    authors: [author],
    items: items.map(({ url, summary, html, isoDate, isoModified, tags, ...item }) => ({
      id: url,
      url,
      title: item.title,
      summary,
      content_html: html,
      date_published: `${isoDate}T00:00:00Z`,
      date_modified: `${isoModified}T00:00:00Z`,
      tags,
    })),
  };
}
