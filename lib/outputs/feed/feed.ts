import { blogLimits } from '../../content/blog-limits';
import type { Content, LoadedPost } from '../../content/model';
import { blogTitle, metaDescriptions } from '@/data/copy';
import { postRoute, routes } from '../../urls';
import type { Source } from '../structured-data';
import { toFeedHtml } from './feed-html';

/** What every form of the feed tells. Addresses are whole. */
export interface Feed {
  title: string;
  description: string;
  language: string;
  /** The page that the feed follows. */
  home: string;
  author: { name: string; url: string };
  /** The day of the last change of any post, YYYY-MM-DD. */
  isoModified: string;
  items: readonly FeedItem[];
}

export interface FeedItem {
  title: string;
  /** Its page; names the item for ever. */
  url: string;
  summary: string;
  /** The whole text. */
  html: string;
  isoDate: string;
  isoModified: string;
  tags: readonly string[];
}

/** The newest posts with their full text. Nothing in it comes from the clock. */
export function toFeed({ posts }: Content, { owner, career, language, address }: Source): Feed {
  const newest = posts.slice(0, blogLimits.feed);
  const days = newest.map(({ summary }) => summary.isoModified).sort();
  return {
    title: blogTitle,
    description: metaDescriptions.blog,
    language,
    home: address(routes.blog),
    author: { name: owner.name, url: address(routes.about) },
    isoModified: days.at(-1) ?? career.updatedOn,
    items: newest.map((post) => toItem(post, address)),
  };
}

function toItem({ summary, render }: LoadedPost, address: Source['address']): FeedItem {
  const { id, title, preview, isoDate, isoModified, tags } = summary;
  const { coverHtml, bodyHtml } = render();
  const url = address(postRoute(id));
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
