import type { Metadata } from 'next';
import { shareImage } from '@/data/share-image';
import { absoluteAddress, site } from '@/data/site';

interface PageFacts {
  /** Left out on the home page, which has the title of the site. */
  title?: string;
  description: string;
  /** Address of the page below the base path. */
  path: string;
  /** Name of the picture that is shown where the page is shared. */
  share: string;
  /** Day on which an article came out, YYYY-MM-DD, and the file that it was made from. */
  article?: { publishedTime: string; source: string };
}

/** What browsers, search engines and sites on which a page is shared are told of it. */
export function pageMetadata({ title, description, path, share, article }: PageFacts): Metadata {
  const url = absoluteAddress(path);
  const name = title ?? site.title;
  const images = [{ url: absoluteAddress(shareImage(share)), width: 1200, height: 630, alt: name }];
  return {
    title: title ?? { absolute: site.title },
    description,
    alternates: {
      canonical: url,
      ...(article && { types: { 'text/markdown': absoluteAddress(article.source) } }),
    },
    openGraph: {
      ...(article
        ? { type: 'article', publishedTime: article.publishedTime }
        : { type: 'website' }),
      url,
      title: name,
      description,
      siteName: site.title,
      locale: site.language,
      images,
    },
    twitter: { card: 'summary_large_image', title: name, description, images },
  };
}

/** A page that holds nothing yet: search engines stay away from it. */
export const emptyPageMetadata = (title: string): Metadata => ({
  title,
  description: `${title}: this page is still to come.`,
  robots: { index: false },
});
