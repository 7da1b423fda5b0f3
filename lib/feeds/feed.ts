import { blogLimits } from '../content/blog-limits';
import type { Content, LoadedPost } from '../content/model';
import { postRoute, routes } from '../urls';
import type { Source } from '../seo/source';
import { toFeedHtml } from './feed-html';

/** The data of the feed, for all formats. */
export type Feed = ReturnType<typeof toFeed>;
export type FeedItem = Feed['items'][number];

/**
 * The newest posts with their full text. URLs are absolute, days are YYYY-MM-DD. The result does not depend
 * on the current time.
 */
export function toFeed({ posts }: Pick<Content, 'posts'>, { site, pages, url }: Source) {
  const { owner, resume, settings, strings } = site;
  const newest = posts.slice(0, blogLimits.feed);
  const days = newest.map(({ summary }) => summary.isoModified).sort();
  return {
    title: strings.blog.heading(owner),
    description: strings.blog.description,
    language: settings.language,
    home: url(routes.blog),
    author: { name: owner.name, url: url(pages.about ? routes.about : routes.home) },
    isoModified:
      days.at(-1) ?? resume.meta.lastModified?.slice(0, 'YYYY-MM-DD'.length) ?? '1970-01-01',
    items: newest.map((post) => toItem(post, url)),
  };
}

function toItem({ summary, render }: LoadedPost, urlOf: Source['url']) {
  const { id, title, preview, isoDate, isoModified, tags } = summary;
  const { coverHtml, bodyHtml } = render();
  const url = urlOf(postRoute(id));
  return {
    title,
    /** Also the permanent id of the item. */
    url,
    summary: preview,
    html: toFeedHtml(coverHtml + bodyHtml, url),
    isoDate,
    isoModified,
    tags,
  };
}
