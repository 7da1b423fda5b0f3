import type { Feed, FeedItem } from './feed';
import { element, xmlDocument } from './xml';

/**
 * The feed as Atom 1.0: https://www.rfc-editor.org/rfc/rfc4287
 * @param self absolute URL of the feed itself
 */
export function toAtom(feed: Feed, self: string): string {
  const { title, description, language, home, author, isoModified, items } = feed;
  return xmlDocument(
    element('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language }, [
      element('id', {}, home),
      element('title', {}, title),
      element('subtitle', {}, description),
      element('updated', {}, instant(isoModified)),
      element('author', {}, [element('name', {}, author.name), element('uri', {}, author.url)]),
      element('link', { rel: 'self', type: 'application/atom+xml', href: self }),
      element('link', { rel: 'alternate', type: 'text/html', href: home }),
      ...items.map(toEntry),
    ]),
  );
}

const toEntry = ({ title, url, summary, html, isoDate, isoModified, tags }: FeedItem) =>
  element('entry', {}, [
    element('id', {}, url),
    element('title', {}, title),
    element('link', { rel: 'alternate', type: 'text/html', href: url }),
    element('published', {}, instant(isoDate)),
    element('updated', {}, instant(isoModified)),
    ...tags.map((term) => element('category', { term })),
    element('summary', {}, summary),
    element('content', { type: 'html' }, html),
  ]);

const instant = (isoDay: string) => `${isoDay}T00:00:00Z`;
