import { pathMeant } from './fields';
import { nearest } from './nearest';

/** Other names for fields: those of Hugo, Jekyll, Ghost, Astro and JSON Resume before 1.0, and misplaced services. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  preview: ['description', 'excerpt', 'custom_excerpt', 'summary'],
  summary: ['description', 'excerpt', 'preview', 'subtitle'],
  subtitle: ['description', 'excerpt', 'summary'],
  updated: ['lastmod', 'last_modified_at', 'updated_at', 'date_updated', 'updatedDate', 'modified'],
  date: ['pubDate', 'published_at', 'date_published', 'publishDate', 'created'],
  tags: ['categories', 'category', 'keywords'],
  aliases: ['permalink', 'redirect_from', 'redirects'],
  image: [
    'cover',
    'cover_image',
    'coverImage',
    'featured_image',
    'featuredImage',
    'feature_image',
    'heroImage',
    'thumbnail',
    'picture',
    'src',
  ],
  imageAlt: ['alt', 'feature_image_alt', 'heroImageAlt', 'cover_alt'],
  canonical: ['canonicalURL', 'canonical_url'],
  services: ['analytics', 'comments'],
  name: ['company'],
  position: ['title', 'role', 'jobTitle'],
  score: ['gpa'],
  url: ['website', 'href', 'link'],
  token: ['id'],
};

/** The missing field for which a name of another program stands. */
const nameHere = (name: string, missing: readonly string[]) =>
  missing.find((field) => otherNames[field]?.includes(name));

/** Whether an unknown name probably means a field. */
export const isMeant = (name: string, field: string) =>
  nameHere(name, [field]) !== undefined || nearest(name, [field], 0.4).length > 0;

/**
 * The fix for an unknown field.
 * @param name name of the field, as written
 * @param written all fields of its group, as written
 * @param known the fields that the group can have
 */
export function fixOfName(
  name: string,
  written: Readonly<Record<string, unknown>>,
  known: readonly string[],
): string {
  // Removing these fields of Jekyll and Ghost would publish a draft.
  if (name === 'published' && written[name] === false) return 'write draft: true';
  if (name === 'status' && written[name] === 'draft') return 'write draft: true';
  if (name === 'slug')
    return `remove the field: the URL comes from the name of the file, such as ${String(written[name])}.md`;
  const missing = known.filter((field) => !Object.hasOwn(written, field));
  const list = ['aliases', 'tags'].find((one) => known.includes(one) && nameHere(name, [one]));
  if (list) {
    const all = [written[list] ?? [], written[name] ?? []].flat();
    // Jekyll splits one text into several categories.
    const items = all.flatMap((one: unknown) =>
      list === 'aliases'
        ? (pathMeant(String(one)) ?? [])
        : String(one).split(name === 'categories' ? /[\s,]+/ : ','),
    );
    const place = missing.includes(list) ? '' : ' instead of both';
    return items.length >= all.length && all.length > 0
      ? `write ${list}: ${writtenInYaml(uniqueBy(items, (item) => item.toLowerCase()))}${place}`
      : `write ${list}: and ${list === 'tags' ? 'a list, such as [CSS, HTML]' : 'the earlier paths, such as [/2019/old-name/]'}`;
  }
  const near = nameHere(name, missing) ?? nearest(name, missing, 0.4)[0];
  if (near && near !== list) {
    const alt = near === 'image' && missing.includes('imageAlt') ? ', and below it imageAlt:' : '';
    return fieldsOf(written[name], known) ?? `write ${near}:${alt}`;
  }
  return 'move its value to one of these, or remove the field';
}

/** The fields for which a group stands, such as `cover: {image: a.jpg, alt: A boat}` of Hugo. */
function fieldsOf(group: unknown, known: readonly string[]): string | undefined {
  if (typeof group !== 'object' || group === null || Array.isArray(group)) return undefined;
  const fields = Object.entries(group).flatMap(([name, value]) => {
    const field = known.includes(name) ? name : nameHere(name, known);
    return field && typeof value === 'string' ? `${field}: ${JSON.stringify(value)}` : [];
  });
  return fields.length > 0 ? `write ${fields.join(', and below it ')}` : undefined;
}

/** Writes a value as YAML on one line: `[Draft]` for a list, `{name}` for a group. */
export function writtenInYaml(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writtenInYaml).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(([name, one]) =>
    one === null ? name : `${name}: ${writtenInYaml(one)}`,
  );
  return `{${fields.join(', ')}}`;
}

const uniqueBy = (items: readonly string[], keyOf: (item: string) => string) =>
  items.filter((item, index) => items.findIndex((one) => keyOf(one) === keyOf(item)) === index);
