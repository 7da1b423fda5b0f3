import { strings } from '@/data/strings';
import { buildFeed } from '@/lib/feeds/feed';
import { absoluteUrl, owner, site } from '@/lib/site';
import { siteContent } from '@/lib/site/content';

/** The newest entries of the site, for all formats of feeds. */
export const siteFeed = () =>
  buildFeed(siteContent().all, {
    title: strings.blog.heading(owner),
    description: strings.blog.description,
    language: site.settings.language,
    author: owner.name,
    isoModified: site.resume.meta.lastModified?.slice(0, 10) ?? '1970-01-01',
    url: absoluteUrl,
  });
