import type { SiteSettings } from '../schema';
import type { Resume } from './resume';

const SCHEMA_URL = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** The file that the résumé is published as. */
interface PublishedFile {
  /** Its absolute URL. */
  url: string;
  /** Its language, on a site in several languages. */
  language?: string | undefined;
  /** Returns the absolute URL of an image of the site. */
  imageUrl: (path: string) => string;
}

/**
 * The résumé as the site publishes it: without phone number and street address, unless the owner publishes them.
 * @param publish private facts that data/site.ts publishes
 */
export function publishedResume(
  resume: Resume,
  publish: SiteSettings['publish'] = {},
  file: PublishedFile,
) {
  const { basics, meta } = resume;
  const { phone, image, location, ...facts } = basics;
  const { address, postalCode, ...publicLocation } = location;
  const published = {
    ...resume,
    basics: {
      ...facts,
      ...(image && { image: image.startsWith('/') ? file.imageUrl(image) : image }),
      ...(publish.phone && { phone }),
      location: { ...publicLocation, ...(publish.address && { address, postalCode }) },
    },
    meta: {
      ...meta,
      canonical: file.url,
      version: 'v1.0.0',
      ...(file.language && { language: file.language }),
    },
  };
  return withoutEmptyLists({ $schema: SCHEMA_URL, ...published });
}

/** Removes empty lists, because `readResume` adds them in place of missing ones. */
const withoutEmptyLists = (value: object): object =>
  JSON.parse(
    JSON.stringify(value, (_key, item: unknown) =>
      Array.isArray(item) && item.length === 0 ? undefined : item,
    ),
  ) as object;
