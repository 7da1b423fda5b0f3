import type { Metadata } from 'next';
import { settings } from '@/data/site';
import { strings } from '@/data/strings';
import { feedLinks } from '@/lib/feeds/feed';
import { currentLanguage } from '@/lib/languages/languages';
import { shareImage, shareImageSize } from '@/lib/seo/share-image';
import { typeset } from '@/lib/typography/typeset';
import { languageUrls, versionsOf } from './languages';
import { absoluteUrl, owner } from './owner';
import { siteSections } from './sections';

const siteTitle = strings.site.title(owner);

interface PageFacts {
  /** Omitted on the home page, which has the title of the site. */
  title?: string;
  description: string;
  /** Path of the page, without the base path. */
  path: string;
  /** Path of the page whose share image is used; by default its own. */
  sharedAs?: string;
  source?: string;
  /** Absolute URL of the original publication of an article. */
  canonical?: string;
  article?: { publishedTime: string; modifiedTime: string; tags: string[] };
}

/** The metadata of a page: title, description, canonical URL, feeds and Open Graph. */
export function pageMetadata(facts: PageFacts): Metadata {
  const { title, path, sharedAs = path, source, article } = facts;
  const description = typeset(facts.description, settings.language);
  const url = facts.canonical ?? absoluteUrl(path);
  const name = title ?? siteTitle;
  const versions = versionsOf(path);
  const images = [{ url: absoluteUrl(shareImage(sharedAs)), ...shareImageSize, alt: name }];
  return {
    title: title ?? { absolute: siteTitle },
    description,
    alternates: {
      canonical: url,
      ...(versions.length > 0 && { languages: languageUrls(versions) }),
      types: {
        ...(siteSections().blog && feedTypes),
        ...(source && { 'text/markdown': absoluteUrl(source) }),
      },
    },
    openGraph: {
      ...(article ? { type: 'article', ...article } : { type: 'website' }),
      url,
      title: name,
      description,
      siteName: siteTitle,
      locale: openGraphLocale(settings.language),
      ...(versions.length > 0 && {
        alternateLocale: versions
          .filter(({ folder }) => folder !== currentLanguage)
          .map(({ tag }) => openGraphLocale(tag)),
      }),
      images,
    },
    // Sites fall back to the Open Graph image. Without the empty list, Next would repeat it here.
    twitter: { card: 'summary_large_image', images: [] },
  };
}

/** Lets feed readers discover the feeds: https://www.rssboard.org/rss-autodiscovery */
const feedTypes = Object.fromEntries(
  feedLinks.map(({ label, path, type }) => [
    type,
    [{ url: absoluteUrl(path), title: `${strings.blog.heading(owner)} (${label})` }],
  ]),
);

/** A language with its main region, as Open Graph expects it: `en_US` for `en`. */
function openGraphLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}
