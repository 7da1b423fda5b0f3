import schema from '@jsonresume/schema/schema.json' with { type: 'json' };
import type { SiteSettings } from '../schema';
import { isEmpty, isFields } from './earlier-form';
import type { Resume } from './resume';

const SCHEMA_URL = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

interface SchemaNode {
  type?: string;
  properties?: Readonly<Record<string, SchemaNode>>;
  items?: SchemaNode;
}

/**
 * The résumé as the site publishes it: only the fields of the standard, because the owner has not decided
 * about others, and neither phone number nor street address unless the owner publishes them.
 * @param publish what data/site.ts publishes
 * @param urlOf returns the absolute URL of a path of the site
 */
export function publishedResume(
  resume: Resume,
  publish: SiteSettings['publish'] = {},
  urlOf: (path: string) => string,
) {
  const { basics, meta } = resume;
  const { phone, image, location, ...facts } = basics;
  const { address, postalCode, ...place } = location;
  const published = {
    ...resume,
    basics: {
      ...facts,
      ...(image && { image: image.startsWith('/') ? urlOf(image) : image }),
      ...(publish.phone && { phone }),
      location: { ...place, ...(publish.address && { address, postalCode }) },
    },
    meta: { ...meta, canonical: urlOf('/resume.json'), version: 'v1.0.0' },
  };
  return { $schema: SCHEMA_URL, ...(standardFields(published, schema as SchemaNode) as object) };
}

/** What of a value has a place in the schema and says something. */
function standardFields(value: unknown, { properties, items }: SchemaNode): unknown {
  if (Array.isArray(value)) return value.map((item) => standardFields(item, items ?? {}));
  if (!isFields(value) || !properties) return value;
  const entries = Object.entries(properties)
    .map(([name, node]) => [name, standardFields(value[name], node)] as const)
    .filter(([, child]) => !isEmpty(child) && !(Array.isArray(child) && child.length === 0));
  return Object.fromEntries(entries);
}
