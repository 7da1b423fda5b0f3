import { settings } from '@/data/site';
import { strings } from '@/data/strings';
import { buildFeed } from '@/lib/feeds/feed';
import { siteContent } from './content';
import { resolvePath } from './languages';
import { owner, resume } from './owner';

/** The feed of the newest entries, for all formats. */
export const siteFeed = () =>
  buildFeed(siteContent().all, {
    title: strings.blog.heading(owner),
    description: strings.blog.description,
    strings: strings.markdown,
    language: settings.language,
    author: owner.name,
    isoModified: resume.meta.lastModified?.slice(0, 10) ?? '1970-01-01',
    url: (path) => owner.url + resolvePath(path).href,
  });
