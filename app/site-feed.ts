import { settings } from '@/data/site';
import { strings } from '@/data/strings';
import type { AnyEntry } from '@/lib/content/entry';
import { buildFeed, type FeedOptions } from '@/lib/feeds/feed';
import { routes } from '@/lib/urls';
import { siteContent } from './content';
import { resolvePath } from './languages';
import { owner, resume } from './owner';

const blog: FeedFacts = {
  title: strings.blog.heading(owner),
  description: strings.blog.description,
  list: routes.blog,
};

type FeedFacts = Pick<FeedOptions, 'title' | 'description' | 'list' | 'folder' | 'hasTitles'>;

/** The feed of the newest entries, for all formats: by default those of the blog. */
export const siteFeed = (
  entries: readonly AnyEntry[] = siteContent().all.filter(({ metadata }) => metadata?.inFeeds),
  facts: FeedFacts = blog,
) =>
  buildFeed(entries, {
    ...facts,
    strings: strings.markdown,
    language: settings.language,
    author: owner.name,
    isoModified: resume.meta.lastModified?.slice(0, 10) ?? '1970-01-01',
    url: (path) => owner.url + resolvePath(path).href,
  });
