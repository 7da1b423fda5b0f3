import type { Metadata } from 'next';
import { feeds } from '@/lib/outputs/feed/files';
import { shareImage } from '@/lib/outputs/share-image';
import { absoluteUrl, site } from '@/lib/site';

const { settings, words } = site;

interface PageFacts {
  /** Left out on the home page, which has the title of the site. */
  title?: string;
  description: string;
  /** Path of the page below the base path. */
  path: string;
  /** The page whose picture is shown where this one is shared; left out, its own. */
  sharedAs?: string;
  /** The page is of the blog: it names the feeds. */
  isBlog?: boolean;
  article?: ArticleFacts;
}

interface ArticleFacts {
  /** Days on which it came out and was changed last, YYYY-MM-DD. */
  publishedTime: string;
  modifiedTime: string;
  tags: readonly string[];
  /** The file that it was made from. */
  source: string;
  /** Absolute URL at which it stood first. */
  canonical?: string;
}

/** What browsers, search engines and sites on which a page is shared are told of it. */
export function pageMetadata(facts: PageFacts): Metadata {
  const { title, description, path, sharedAs = path, article, isBlog = false } = facts;
  const url = article?.canonical ?? absoluteUrl(path);
  const name = title ?? settings.title;
  const images = [{ url: absoluteUrl(shareImage(sharedAs)), width: 1200, height: 630, alt: name }];
  return {
    title: title ?? { absolute: settings.title },
    description,
    alternates: {
      canonical: url,
      types: {
        ...(isBlog && feedTypes),
        ...(article && { 'text/markdown': absoluteUrl(article.source) }),
      },
    },
    openGraph: {
      ...(article ? { type: 'article', ...pickArticle(article) } : { type: 'website' }),
      url,
      title: name,
      description,
      siteName: settings.title,
      locale: settings.language,
      images,
    },
    // The picture is Open Graph's; without the list Next names it a second time.
    twitter: { card: 'summary_large_image', images: [] },
  };
}

/** Where programs find the feeds: https://www.rssboard.org/rss-autodiscovery */
const feedTypes = Object.fromEntries(
  feeds.map(({ label, path, type }) => [
    type,
    [{ url: absoluteUrl(path), title: `${words.blog.heading} (${label})` }],
  ]),
);

const pickArticle = ({ publishedTime, modifiedTime, tags }: ArticleFacts) => ({
  publishedTime,
  modifiedTime,
  tags: [...tags],
});
