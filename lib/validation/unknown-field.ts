import { pathMeant } from './fields';
import { nearest } from './nearest';

/** Names that other programs, such as Hugo, Ghost and WordPress, have for these fields. */
const otherNames: Readonly<Record<string, RegExp>> = {
  date: /^(?!.*(updat|modif)).*(date|created|publish.*at)/i,
  updated: /updat|modif|lastmod/i,
  preview: /desc|excerpt|summary|subtitle|teaser|brief/i,
  summary: /desc|excerpt|preview|subtitle|teaser|brief/i,
  subtitle: /desc|excerpt|summary|teaser|brief|tagline/i,
  tags: /categor|keyword|topic/i,
  aliases: /permalink|redirect/i,
  image: /^(?!.*alt$).*(image|cover|hero|thumb|picture|photo|^src$)/i,
  imageAlt: /alt$/i,
  canonical: /canonical|originalUrl/i,
  services: /analytics|comments/i,
  name: /^(company|employer)$/i,
  position: /^(job)?_?(title|role)$/i,
  score: /gpa/i,
  url: /^(website|homepage|href|link)$/i,
  token: /^id$/i,
};

/** The missing field that an unknown name probably means. */
const nameHere = (name: string, missing: readonly string[]) =>
  missing.find((field) => otherNames[field]?.test(name));

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
