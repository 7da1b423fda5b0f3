import { settings } from '@/data/site';
import { strings } from '@/data/strings';
import type { AnyEntry } from '@/lib/content/entry';
import { buildFeed, type FeedOptions } from '@/lib/feeds/feed';
import { routes } from '@/lib/urls';
import { siteContent } from './content';
import { resolvePath } from './languages';
import { owner, resume } from './owner';

/** A feed of the newest of some entries, for all formats. */
export const feedOf = (
  entries: readonly AnyEntry[],
  options: Pick<FeedOptions, 'title' | 'description' | 'list' | 'folder' | 'hasTitles'>,
) =>
  buildFeed(entries, {
    ...options,
    strings: strings.markdown,
    language: settings.language,
    author: owner.name,
    isoModified: resume.meta.lastModified?.slice(0, 10) ?? '1970-01-01',
    url: (path) => owner.url + resolvePath(path).href,
  });

/** The feed of the blog. */
export const siteFeed = () =>
  feedOf(
    siteContent().all.filter(({ metadata }) => metadata?.inFeeds),
    {
      title: strings.blog.heading(owner),
      description: strings.blog.description,
      list: routes.blog,
    },
  );
