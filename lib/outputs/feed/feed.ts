import { blogLimits } from '../../content/blog-limits';
import type { Content, LoadedPost } from '../../content/model';
import { postRoute, routes } from '../../urls';
import type { Source } from '../source';
import { toFeedHtml } from './feed-html';

/** The data of the feed, for all formats. URLs are absolute. */
export interface Feed {
  title: string;
  description: string;
  language: string;
  /** URL of the blog. */
  home: string;
  author: { name: string; url: string };
  /** Date of the last change of any post, YYYY-MM-DD. */
  isoModified: string;
  items: readonly FeedItem[];
}

export interface FeedItem {
  title: string;
  /** URL of the post, which is also the permanent id of the item. */
  url: string;
  summary: string;
  /** The full text. */
  html: string;
  isoDate: string;
  isoModified: string;
  tags: readonly string[];
}

/** The newest posts with their full text. The result does not depend on the current time. */
export function toFeed({ posts }: Pick<Content, 'posts'>, { site, pages, url }: Source): Feed {
  const { owner, career, settings, words } = site;
  const newest = posts.slice(0, blogLimits.feed);
  const days = newest.map(({ summary }) => summary.isoModified).sort();
  return {
    title: words.blog.heading,
    description: words.blog.description,
    language: settings.language,
    home: url(routes.blog),
    author: { name: owner.name, url: url(pages.about ? routes.about : routes.home) },
    isoModified: days.at(-1) ?? career.updatedOn,
    items: newest.map((post) => toItem(post, url)),
  };
}

function toItem({ summary, render }: LoadedPost, urlOf: Source['url']): FeedItem {
  const { id, title, preview, isoDate, isoModified, tags } = summary;
  const { coverHtml, bodyHtml } = render();
  const url = urlOf(postRoute(id));
  return {
    title,
    url,
    summary: preview,
    html: toFeedHtml(coverHtml + bodyHtml, url),
    isoDate,
    isoModified,
    tags,
  };
}
