import { nearest } from './nearest';

/** Names that these fields often have elsewhere. */
const otherNames: Readonly<Record<string, RegExp>> = {
  date: /^(?!.*(updat|modif)).*(date|created|issued|publish.*at)/i,
  updated: /updat|modif|lastmod/i,
  preview: /desc|excerpt|summary|subtitle|teaser|brief/i,
  summary: /desc|excerpt|preview|subtitle|teaser|brief/i,
  subtitle: /desc|excerpt|summary|teaser|brief|tagline/i,
  tags: /categor|keyword|topic/i,
  aliases: /permalink|redirect/i,
  image:
    /^(?!.*(?:alt|style)$|show|hide).*(image|cover|hero|thumb|picture|photo|teaser|^header$|^src$)/i,
  imageAlt: /alt$/i,
  canonical: /canonical|originalUrl/i,
  pinned: /^(featured|sticky)$/i,
  services: /analytics|comments/i,
  name: /^(company|employer)$/i,
  position: /^(job)?_?(title|role)$/i,
  score: /gpa/i,
  url: /^(website|homepage|href|link)$/i,
  label: /^(name|text|title)$/i,
  href: /^(url|link|path|to)$/i,
};

/** Whether an unknown name probably means a field. */
export const isMeant = (name: string, field: string) =>
  otherNames[field]?.test(name) === true || nearest(name, [field], 0.4).length > 0;

/** Whether other generators hide a page with this field; undefined if the field has another purpose. */
function hidesPage(name: string, value: unknown): boolean | undefined {
  const text = String(value).toLowerCase();
  // In some themes, `published` is the date.
  if (/\d{4}/.test(text)) return undefined;
  const isOff = /^(false|no|off|0)$/.test(text);
  if (/^(published?|public|visible)$/i.test(name)) return isOff;
  if (/^(hidden|unlisted|private)$/i.test(name)) return !isOff;
  return /^(status|visibility)$/i.test(name) ? !text.startsWith('publi') : undefined;
}

/**
 * The fix for an unknown field.
 * @param name name of the field, as written
 * @param written all fields of its group, as written
 * @param known the fields that the group can have
 * @returns the fix, and the intended field, unless the value must change too
 */
export function fixOfName(
  name: string,
  written: Readonly<Record<string, unknown>>,
  known: readonly string[],
): { fix: string; meant?: string } {
  const value = written[name];
  const hides = known.includes('draft') ? hidesPage(name, value) : undefined;
  if (hides !== undefined) {
    // Removing it would publish a draft.
    return { fix: hides && written.draft !== true ? 'write draft: true' : 'remove the field' };
  }
  if (name === 'slug') {
    const file = `${String(value)}.md`;
    return { fix: `remove the field: the URL comes from the name of the file, such as ${file}` };
  }
  const missing = known.filter((field) => !Object.hasOwn(written, field));
  const [meant] = [
    ...missing.filter((field) => otherNames[field]?.test(name)),
    ...nearest(name, missing, 0.4),
  ];
  if (meant === 'tags') {
    const separator = String(value).includes(',') ? ',' : /\s+/;
    const tags = [value].flat().flatMap((tag) => String(tag).split(separator));
    return { fix: `write tags: [${tags.map((tag) => tag.trim()).join(', ')}]` };
  }
  if (meant === 'aliases') {
    const paths = [value].flat().filter((one) => /^\/[\w./-]*$/.test(String(one)));
    return {
      fix: `write aliases: and the earlier paths, such as [${paths.join(', ') || '/2019/old-name/'}]`,
    };
  }
  if (meant === 'image' && missing.includes('imageAlt')) {
    return { fix: 'write image:, and imageAlt: with what the image shows', meant };
  }
  if (meant) return { fix: `write ${meant}:`, meant };
  const taken = known.find((field) => isMeant(name, field)) ?? 'one of these';
  return { fix: `remove the field, or move its value to ${taken}` };
}
